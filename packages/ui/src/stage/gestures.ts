export interface Gestures {
  /** Degrees to turn the camera by. */
  onTurn: (right: number, up: number) => void;
  onZoom: (factor: number) => void;
  /** A pointer has taken the model, or the last has left it. */
  onHold: (isHeld: boolean) => void;
}

/** Degrees of a turn per pixel. */
const perPixel = 0.4;
/** Time in milliseconds after which a pointer that stood still lets go without a swing. */
const rest = 60;

/**
 * Turns by mouse and finger, zooms by two fingers and by the wheel with the control key, as `DrawingPreview` does: without it
 * the wheel scrolls the page, and a finger that moves up or down does too (`touch-action: pan-y`).
 * @returns stops listening
 */
export function followPointers(element: HTMLElement, { onTurn, onZoom, onHold }: Gestures): () => void {
  const pointers = new Map<number, { x: number; y: number; at: number }>();
  const controller = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    passive = true,
  ) => element.addEventListener(type, listener, { signal: controller.signal, passive });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    element.setPointerCapture(event.pointerId);
    onHold(true);
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      onTurn((before.x - now.x) * perPixel, (now.y - before.y) * perPixel);
      return;
    }
    const [far, near] = [now, before].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
    if (near && far) onZoom(far / near);
  });
  const release = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last || !pointers.delete(event.pointerId) || pointers.size > 0) return;
    if (event.timeStamp - last.at > rest) onTurn(0, 0);
    onHold(false);
  };
  on("pointerup", release);
  on("pointercancel", release);
  on(
    "wheel",
    (event) => {
      // Pinching a touchpad sends the control key.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY / 300));
    },
    false,
  );
  return () => controller.abort();
}
