import { ALREADY_EXECUTED } from '@manette/contracts/http';
import { errorMessage, isApiError } from '@manette/web-api';

export const SENDING_FAILED = 'Failed to send message';

/**
 * Why an attempt to send failed. `network`: no server was reached, or no response arrived. `server`: a temporary server error.
 * `slow`: the chat's slow mode accepts the message after `waitMs`. `busy`: too many requests, as `sentence` says, or the same
 * key is being processed. `done`: an earlier attempt succeeded and its response was lost. `refused`: a rule forbids the
 * message; a retry would fail again.
 */
export type SendFailure =
  | { kind: 'network' }
  | { kind: 'server' }
  | { kind: 'busy'; sentence?: string }
  | { kind: 'slow'; waitMs: number | undefined }
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string };

/** Returns the delay that the server sent, in milliseconds. */
function waitOf(error: unknown): number | undefined {
  const { retryAfter } = error as { retryAfter?: number | undefined };
  return retryAfter === undefined ? undefined : retryAfter * 1000;
}

const TRANSIENT = new Set([401, 408, 425]);

/** Classifies the error of a call. */
export function sendFailureOf(error: unknown): SendFailure {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number') return { kind: 'network' };
  if (status >= 500 || TRANSIENT.has(status)) return { kind: 'server' };
  const code = isApiError(error) ? error.data.code : undefined;
  if (code === 'CONFLICT' && errorMessage(error, '') === ALREADY_EXECUTED) return { kind: 'done' };
  // The limit lasts too long for automatic retries: the writer decides.
  if (code === 'UPLOAD_LIMIT') return { kind: 'refused', sentence: errorMessage(error, SENDING_FAILED) };
  if (code === 'SLOW_MODE') return { kind: 'slow', waitMs: waitOf(error) };
  if (status === 429) return { kind: 'busy', sentence: errorMessage(error, SENDING_FAILED) };
  if (code === 'CONFLICT') return { kind: 'busy' };
  return { kind: 'refused', sentence: errorMessage(error, SENDING_FAILED) };
}
