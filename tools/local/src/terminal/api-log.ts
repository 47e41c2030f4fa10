import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 20 * 1024 * 1024;
const WARNING = 40;

interface LogLine {
  level?: number;
  msg?: string;
}

function parse(line: string): LogLine | undefined {
  try {
    return JSON.parse(line) as LogLine;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns the text to show for a line of the API's output: warnings, mails, and lines that are not JSON; else undefined. */
export function wordsFor(line: string): string | undefined {
  if (!line.trim()) return undefined;
  const { level, msg } = parse(line) ?? { level: WARNING, msg: line };
  return (level ?? 0) >= WARNING || msg?.startsWith('mail ') ? msg : undefined;
}

/** Lines that Node prints around the reason when a program fails. */
const AROUND = /^(\s|node:|Node\.js v|\}|$)/;

/** Writes all output of the API to `api.log` in the data folder, and shows warnings and mails in the terminal. */
export class ApiLog {
  readonly file: string;
  readonly #stream: WriteStream;
  readonly #show: (words: string) => void;
  #rest = '';
  /** The last shown line that is not part of a stack. When the API ends, it is most likely the reason. */
  lastWords = '';

  constructor(dataDir: string, show: (words: string) => void) {
    this.file = join(dataDir, 'api.log');
    if ((statSync(this.file, { throwIfNoEntry: false })?.size ?? 0) > LIMIT)
      renameSync(this.file, `${this.file}.1`);
    this.#stream = createWriteStream(this.file, { flags: 'a', mode: 0o600 });
    // When the disk is full, log lines are lost and the shop continues.
    this.#stream.on('error', (error) => show(`api.log cannot be written (${error.message})`));
    this.#show = show;
  }

  readonly take = (text: string): void => {
    this.#stream.write(text);
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      const words = wordsFor(line);
      if (words === undefined) continue;
      if (!AROUND.test(words)) this.lastWords = words;
      this.#show(words);
    }
  };
}
