import type { Readable } from 'node:stream';

/** Of UTF-16, half a character: what is left of one that was cut. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

const readable = (text: string, characters: number): string =>
  text.slice(0, characters).replaceAll('\0', '\uFFFD').replace(HALF_CHARACTER, '\uFFFD');

/**
 * The first characters of a stream as text that any database keeps: malformed UTF-8, half characters and NUL are replaced. Reads
 * no further than it needs, and gives what came when the stream breaks off.
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
    // The answer broke off, or the time is up: what has come is the answer.
    return readable(text, characters);
  }
  return readable(text, characters);
}
