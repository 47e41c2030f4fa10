import type { Readable } from 'node:stream';

/** Half of a UTF-16 surrogate pair, which remains when a character was cut. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

const readable = (text: string, characters: number): string =>
  text.slice(0, characters).replaceAll('\0', '\uFFFD').replace(HALF_CHARACTER, '\uFFFD');

/**
 * Returns the first characters of a stream as text that any database can store: malformed UTF-8, half characters and NUL are
 * replaced. Reads no further than necessary, and returns what has arrived when the stream breaks off.
 */
export async function beginningOf(stream: Readable, characters: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= characters) break;
    }
  } catch {
    // The response broke off, or the time is up: the part that has arrived is returned.
    return readable(text, characters);
  }
  return readable(text, characters);
}
