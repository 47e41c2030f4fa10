import {
  FILE_MESSAGES,
  MAX_ACCOUNT_FILE_BYTES,
  parseAccountFile,
  decodeText,
  type ParsedAccountFile,
} from '@manette/contracts/catalog';

const refused = (message: string): ParsedAccountFile => ({
  fields: null,
  faults: [{ line: 1, field: '', message }],
});

/** Parses a prix.txt file with the server's rules. Returns its account, or every error [CAT-115..122]. */
export async function readAccountFile(file: File): Promise<ParsedAccountFile> {
  if (file.size > MAX_ACCOUNT_FILE_BYTES) return refused(FILE_MESSAGES.accountFileSize);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === null ? refused(FILE_MESSAGES.notText) : parseAccountFile(text);
}
