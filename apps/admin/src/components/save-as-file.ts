// Some browsers read the address only after the click handler has returned.
const RELEASED_AFTER_MS = 60_000;

/** Downloads `file` under `name`. */
export function saveAsFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
}

/** Downloads lines of CSV under `name`. */
export const saveAsCsv = (name: string, lines: readonly string[]) =>
  // Spreadsheets detect UTF-8 by the byte order mark.
  saveAsFile(name, new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv' }));
