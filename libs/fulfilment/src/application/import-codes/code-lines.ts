import { importedCode, MAX_CODE_LINES } from '@manette/contracts/fulfilment';

export interface CodeLines {
  codes: { line: number; code: string }[];
  errors: { line: number; message: string }[];
  /** Whether the file has too many codes; the rest was not read. */
  tooLong: boolean;
}

const HEADER = 'code';
const QUOTED = /^"(.*)"$/s;

/** Removes quotes: spreadsheets quote a value that contains a comma, and double the quotes inside it. */
const unquoted = (line: string): string => {
  const inner = QUOTED.exec(line)?.[1];
  return inner === undefined ? line : inner.replaceAll('""', '"');
};

/** Reads a file with one code per line; empty lines are skipped. No message repeats a code [LIF-051]. */
export function readCodeLines(text: string): CodeLines {
  const read: CodeLines = { codes: [], errors: [], tooLong: false };
  let codes = 0;
  for (const [place, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const line = unquoted(whole.trim());
    if (line === '' || (place === 0 && line.toLowerCase() === HEADER)) continue;
    codes += 1;
    if (codes > MAX_CODE_LINES) return { ...read, tooLong: true };
    const { data, error } = importedCode.safeParse(line);
    if (data !== undefined) read.codes.push({ line: place + 1, code: data });
    else read.errors.push({ line: place + 1, message: error?.issues[0]?.message ?? '' });
  }
  return read;
}
