import type { ErrorBody } from '@manette/contracts/http';

/** A refusal by the server, in the contract's shape. */
export interface ApiError {
  status: number;
  data: ErrorBody;
}

export function isApiError(error: unknown): error is ApiError {
  const data = (error as Partial<ApiError> | null | undefined)?.data;
  return typeof data === 'object' && data !== null && typeof data.message === 'string';
}

/** @returns the server's sentence, or `fallback` when there is none; English, to be translated where it is shown */
export const errorMessage = (error: unknown, fallback: string): string =>
  isApiError(error) && error.data.message !== '' ? error.data.message : fallback;

/** @returns what is wrong with which field, for forms */
export const fieldErrors = (error: unknown) => (isApiError(error) ? (error.data.errors ?? []) : []);

/** @returns the id under which the server's logs know the failed call */
export const requestIdOf = (error: unknown) => (isApiError(error) ? error.data.requestId : undefined);
