import { withoutPersonalData } from '../../core/logging/without-personal-data.js';

const told = (text: unknown) => (typeof text === 'string' ? withoutPersonalData(text) : undefined);

/** The loggable part of an error: drivers attach their clients and connections to errors, and quote what they were sent. */
export function loggableError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return {
    ...{ type: name, message: told(message), code, stack: told(stack) },
    ...(cause ? { cause: loggableError(cause) } : {}),
  };
}
