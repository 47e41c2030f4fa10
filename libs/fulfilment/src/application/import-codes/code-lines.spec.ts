import { readCodeLines } from './code-lines.js';

const SHORT = 'Code must be 4 to 200 characters';

describe('a file of codes', () => {
  it('[LIF-051] has one code per line, after an optional header line, with any line breaks', () => {
    expect(readCodeLines('Code\r\nAAAA-1\n"BB,B""2"\r\r CCCC 3 \n')).toEqual({
      codes: [
        { line: 2, code: 'AAAA-1' },
        { line: 3, code: 'BB,B"2' },
        { line: 5, code: 'CCCC 3' },
      ],
      errors: [],
      tooLong: false,
    });
  });

  it('[LIF-051] reports an invalid line with its number, without the code', () => {
    const { codes, errors } = readCodeLines('AAAA\nabc\ncode\n' + 'x'.repeat(201));
    expect(codes.map(({ line }) => line)).toEqual([1, 3]);
    expect(errors).toEqual([
      { line: 2, message: SHORT },
      { line: 4, message: SHORT },
    ]);
  });

  it('[LIF-051] has at most 10,000 codes', () => {
    const lines = (count: number) =>
      `code\n${Array.from({ length: count }, (_, n) => `CODE${n}`).join('\n')}\n`;
    expect(readCodeLines(lines(10_000))).toMatchObject({ tooLong: false, codes: { length: 10_000 } });
    expect(readCodeLines(lines(10_001)).tooLong).toBe(true);
  });
});
