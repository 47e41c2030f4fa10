import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

// Spreadsheets take UTF-8 for what it is only behind this mark; the uploads pass over it.
const BYTE_ORDER_MARK = '\ufeff';

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const line of lines) yield `${line}\r\n`;
}

/** Lines as a file that the browser saves, sent while they are read. */
export const csvFile = (name: string, lines: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(withEnds(lines), { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
