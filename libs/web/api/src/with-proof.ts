import { isApiError } from './api-error';
import { shellPort } from './shell-port';

let asking: Promise<boolean> | undefined;
let confirmedAt = -Infinity;

/** Asks the user once for all waiting calls. A call that was sent before the last confirmation counts as confirmed. */
async function isConfirmed(sentAt: number): Promise<boolean> {
  if (sentAt < confirmedAt) return true;
  asking ??= shellPort.confirmIdentity().finally(() => (asking = undefined));
  const confirmed = await asking;
  if (confirmed) confirmedAt = performance.now();
  return confirmed;
}

/**
 * Sends a call, and repeats it once when the server refused it for lack of a recent proof of identity and the user has
 * confirmed their identity [TRU-118]. Opens the page for two-step sign-in for a user who must set that up first [TRU-119].
 * @param send sends the call, with the same Idempotency-Key each time
 */
export async function withProof<Answer extends { error?: unknown }>(
  send: () => PromiseLike<Answer> | Answer,
): Promise<Answer> {
  const sentAt = performance.now();
  const answer = await send();
  const code = isApiError(answer.error) ? answer.error.data.code : undefined;
  if (code === 'SECOND_STEP_REQUIRED') shellPort.enrol();
  if (code !== 'REAUTHENTICATION_REQUIRED' || !(await isConfirmed(sentAt))) return answer;
  return send();
}
