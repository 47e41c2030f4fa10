import type { AppDispatch } from '@manette/web-store';
import { errorHappened } from './realtime.slice';

/** Errors of the connection are only logged [ERR-005]. */
export function logError(dispatch: AppDispatch, error: Error): void {
  console.warn('realtime:', error.message);
  dispatch(errorHappened({ at: new Date().toISOString(), message: error.message }));
}
