// Some browsers read the address only after the press has returned.
const RELEASED_AFTER_MS = 60_000;

/** Hands `file` to the browser to keep under `name`. */
export function saveAsFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
}

/** The same for lines of CSV. */
export const saveAsCsv = (name: string, lines: readonly string[]) =>
  // The mark tells spreadsheets that it is UTF-8.
  saveAsFile(name, new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv' }));
