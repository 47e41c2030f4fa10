import { withoutPersonalData } from '../../core/logging/without-personal-data.js';

const told = (text: unknown) => (typeof text === 'string' ? withoutPersonalData(text) : undefined);

/** Returns the loggable part of an error: drivers attach clients and connections to errors, and quote values in messages. */
export function loggableError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return {
    ...{ type: name, message: told(message), code, stack: told(stack) },
    ...(cause ? { cause: loggableError(cause) } : {}),
  };
}
