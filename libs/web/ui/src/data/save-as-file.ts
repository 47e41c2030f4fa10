// Some browsers read the address only after the click handler has returned.
const RELEASED_AFTER_MS = 60_000;

/** Downloads `file` under `name`. */
export function saveAsFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
}
