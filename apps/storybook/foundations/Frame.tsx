import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** A story in a window of a given width, made smaller until it fits. */
export function Frame({
  src,
  width,
  height,
  title,
  frame,
  className,
}: {
  src: string;
  /** Width of the window in pixels: that of the page without it. */
  width?: number;
  /** Height on the page in pixels. */
  height: number;
  title: string;
  frame?: RefObject<HTMLIFrameElement | null>;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!box.current || width === undefined) return;
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div
      ref={box}
      className={className}
      style={{
        blockSize: height,
        maxInlineSize: width,
        overflow: "hidden",
        minInlineSize: 0,
        marginInline: "auto",
      }}
    >
      <iframe
        ref={frame}
        title={title}
        src={src}
        loading="lazy"
        style={{
          display: "block",
          inlineSize: width ?? "100%",
          blockSize: height / scale,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: "0 0",
        }}
      />
    </div>
  );
}
