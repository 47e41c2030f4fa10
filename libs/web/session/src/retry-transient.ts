const PAUSES_MS = [500, 1500];
const PASSING = ['FETCH_ERROR', 'TIMEOUT_ERROR', 502, 503, 504];

const isPassing = (error: unknown) => PASSING.includes((error as { status: string | number }).status);

/** Repeats a question twice when the network or a starting server is to blame, so that neither signs anybody out. */
export async function retryTransient<Answer extends { error?: unknown }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (const pause of PAUSES_MS) {
    if (!answer.error || !isPassing(answer.error)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask();
  }
  return answer;
}
