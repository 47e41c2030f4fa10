// Some browsers read the address only after the click handler has returned.
const RELEASED_AFTER_MS = 60_000;

/** Downloads `file` under `name`. */
export function saveAsFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASED_AFTER_MS);
}
