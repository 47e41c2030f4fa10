import { ALREADY_CARRIED_OUT } from '@manette/contracts/http';
import { errorMessage, isApiError } from '@manette/web-api';

export const SENDING_FAILED = 'Failed to send message';

/**
 * Why a try came to nothing. `line`: nobody was reached, or no answer came. `server`: it answered that it cannot now.
 * `busy`: it asks for patience. `done`: a former try was written, its answer is lost. `refused`: a rule says no, and
 * will say so again.
 */
export type SendFailure =
  | { kind: 'line' }
  | { kind: 'server' }
  | { kind: 'busy' }
  | { kind: 'done' }
  | { kind: 'refused'; sentence: string };

const PASSING = new Set([401, 408, 425]);

/** Reads the error of a call. */
export function sendFailureOf(error: unknown): SendFailure {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number') return { kind: 'line' };
  if (status >= 500 || PASSING.has(status)) return { kind: 'server' };
  const code = isApiError(error) ? error.data.code : undefined;
  if (code === 'CONFLICT' && errorMessage(error, '') === ALREADY_CARRIED_OUT) return { kind: 'done' };
  // More patience than a message can have: its writer decides.
  if (code === 'UPLOAD_LIMIT') return { kind: 'refused', sentence: errorMessage(error, SENDING_FAILED) };
  if (status === 429 || code === 'CONFLICT') return { kind: 'busy' };
  return { kind: 'refused', sentence: errorMessage(error, SENDING_FAILED) };
}
