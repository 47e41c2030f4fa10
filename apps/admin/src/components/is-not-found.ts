import { isApiError } from '@manette/web-api';

/** Returns whether a call failed because what it asked for does not exist. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;
