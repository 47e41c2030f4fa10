import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

// Spreadsheets detect UTF-8 only by this mark; the uploads ignore it.
const BYTE_ORDER_MARK = '\ufeff';

async function* withLineBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const line of lines) yield `${line}\r\n`;
}

/** Streams lines as a file that the browser saves, while they are read. */
export const csvFile = (name: string, lines: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(withLineBreaks(lines), { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
