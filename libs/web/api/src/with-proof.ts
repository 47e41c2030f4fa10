import { isApiError } from './api-error';
import { shellPort } from './shell-port';

let asking: Promise<boolean> | undefined;
let confirmedAt = -Infinity;

/** Asks once, however many calls wait; a call that was sent before the last confirmation is not asked about again. */
async function isConfirmed(sentAt: number): Promise<boolean> {
  if (sentAt < confirmedAt) return true;
  asking ??= shellPort.confirmIdentity().finally(() => (asking = undefined));
  const confirmed = await asking;
  if (confirmed) confirmedAt = performance.now();
  return confirmed;
}

/**
 * Sends a call, and once more when it was refused for want of a recent proof of identity and the person has given one
 * [TRU-118]. Who must set up two-step sign-in first is brought there [TRU-119].
 * @param send sends it, under the same Idempotency-Key each time
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
