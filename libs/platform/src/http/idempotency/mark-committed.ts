import { sql } from 'kysely';
import { bulkWrite } from '../../database/unit-of-work/bulk-write.js';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { currentRun } from './current-run.js';
import { RequestStillRunning } from './idempotency.errors.js';

const committedRuns = bulkWrite<string>(
  (runs) =>
    sql`update platform.idempotency set committed = true where run_id = any(${runs}::uuid[]) returning run_id`,
  () => new RequestStillRunning(),
);

/**
 * Records in the transaction of a request's change that the change is committed, in case the process dies before it stores
 * the answer. A request that has lost its key commits nothing: it was stopped for more than ten seconds, and a retry runs instead.
 */
export const markCommitted: CommitStep = () => {
  const runId = currentRun();
  if (runId === undefined) return undefined;
  return { write: committedRuns([runId]) };
};
