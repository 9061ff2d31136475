/** Saves a text as a file that the visitor downloads. */
export function save(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Deferred, because Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
