import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoredAnswer } from './idempotency-table.js';

/** The execution of a request with an Idempotency-Key. */
export interface Run {
  readonly id: string;
  /** Returns the answer to store with a commit, if the result of its unit of work gives one. */
  readonly answerOf: (result: unknown) => StoredAnswer | undefined;
  /** The answer that a commit of this run has stored. */
  stored?: StoredAnswer;
}

const runs = new AsyncLocalStorage<Run>();

/** Runs `work` for a request with an Idempotency-Key. */
export const withRun = <T>(run: Run, work: () => T): T => runs.run(run, work);

/** Returns the run of the current request; undefined without an Idempotency-Key. */
export const currentRun = (): Run | undefined => runs.getStore();
