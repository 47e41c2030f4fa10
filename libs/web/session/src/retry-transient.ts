const PAUSES_MS = [500, 1500];
/** Errors that mean that the server is unreachable, from the network or from a gateway in front of it. */
const TRANSIENT = ['FETCH_ERROR', 'TIMEOUT_ERROR', 502, 503, 504];

export const isTransient = (error: unknown) =>
  TRANSIENT.includes((error as { status: string | number }).status);

/**
 * Repeats a request up to twice after a network error or a gateway error, so that neither signs the user out.
 * @param isEnough returns whether an error needs no retry
 */
export async function retryTransient<Answer extends { error?: unknown }>(
  ask: () => Promise<Answer>,
  isEnough: (error: unknown) => Promise<boolean>,
): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES_MS) {
    if (!answer.error || !isTransient(answer.error) || (await isEnough(answer.error))) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
