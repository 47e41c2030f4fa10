import { saveAsFile } from '@manette/web-ui';

/** Downloads lines of CSV under `name`. */
export const saveAsCsv = (name: string, lines: readonly string[]) =>
  // Spreadsheets detect UTF-8 by the byte order mark.
  saveAsFile(name, new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv' }));
