/** The maximum size of a response: it has twenty results of at most about ten kilobytes each. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads the JSON response of an external service. @throws Error when its status is an error, it is too long or not JSON */
export async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`answered ${answer.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > MAX_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
