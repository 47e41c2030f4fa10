import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@manette/contracts/errors';
import type { Response } from 'express';

/** Whoever called has broken the call off. Nobody reads this answer; it says that nothing was done. */
export class CallerGone extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'The request was broken off');
  }
}

const callers = new AsyncLocalStorage<Response>();

/** Runs `work`, whose units of work commit only while the caller of `response` is there. */
export const whileCallerStays = <T>(response: Response, work: () => T): T => callers.run(response, work);

/** @throws CallerGone when the code runs for a caller who has left */
export function refuseIfCallerGone(): void {
  const response = callers.getStore();
  if (response?.destroyed && !response.writableFinished) throw new CallerGone();
}
