import type { ErrorBody } from '@manette/contracts/http';

/** An error response of the server, in the shape of the contract. */
export interface ApiError {
  status: number;
  data: ErrorBody;
}

export function isApiError(error: unknown): error is ApiError {
  const data = (error as Partial<ApiError> | null | undefined)?.data;
  return typeof data === 'object' && data !== null && typeof data.message === 'string';
}

/** @returns the server's message, or `fallback` when the error has none; English, to be translated where it is shown */
export const errorMessage = (error: unknown, fallback: string): string =>
  isApiError(error) && error.data.message !== '' ? error.data.message : fallback;

/** @returns the field errors of a refused form */
export const fieldErrors = (error: unknown) => (isApiError(error) ? (error.data.errors ?? []) : []);

/** @returns the request id under which the server logged the failed call */
export const requestIdOf = (error: unknown) => (isApiError(error) ? error.data.requestId : undefined);
