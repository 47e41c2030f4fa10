import { AsyncLocalStorage } from 'node:async_hooks';

const runs = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a request with an Idempotency-Key. */
export const asRun = <T>(runId: string, work: () => T): T => runs.run(runId, work);

/** The run that the code is part of: its unit of work marks it, so that a crash after the commit is known. */
export const currentRun = (): string | undefined => runs.getStore();
