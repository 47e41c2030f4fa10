/** Twenty results are some ten kilobytes each at most. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads a JSON answer of somebody else. @throws Error when it is a refusal, too long, or no JSON */
export async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > MOST_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
