import { AsyncLocalStorage } from 'node:async_hooks';

const runs = new AsyncLocalStorage<string>();

/** Runs `work` for a request with an Idempotency-Key. `runId` identifies this execution of the request. */
export const withRunId = <T>(runId: string, work: () => T): T => runs.run(runId, work);

/** Returns the run id of the current request; undefined without an Idempotency-Key. */
export const currentRun = (): string | undefined => runs.getStore();
