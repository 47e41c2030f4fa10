import { FILE_MESSAGES, MAX_CARD_FILE_BYTES, decodeText, type ParsedCsv } from '@manette/contracts/catalog';

const refused = <Fields>(message: string): ParsedCsv<Fields> => ({
  rows: [],
  faults: [{ line: 1, field: '', message }],
  tooLong: false,
});

/**
 * Parses a file with one listing per line with the server's rules. Returns its listings and every error.
 * @param empty the message for a file without lines
 */
export async function readListFile<Fields>(
  file: File,
  parse: (text: string) => ParsedCsv<Fields>,
  empty: string,
): Promise<ParsedCsv<Fields>> {
  if (file.size > MAX_CARD_FILE_BYTES) return refused(FILE_MESSAGES.cardFileSize);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return refused(FILE_MESSAGES.notText);
  const parsed = parse(text);
  if (parsed.tooLong) return refused(FILE_MESSAGES.cardLines);
  return parsed.rows.length + parsed.faults.length === 0 ? refused(empty) : parsed;
}
