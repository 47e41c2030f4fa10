import type { AppDispatch } from '@manette/web-store';
import { errorHappened } from './realtime.slice';

/** Logs an error of the connection and stores it; the user sees no message [ERR-005]. */
export function logError(dispatch: AppDispatch, error: Error): void {
  console.warn('realtime:', error.message);
  dispatch(errorHappened({ at: new Date().toISOString(), message: error.message }));
}
