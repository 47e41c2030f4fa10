import { sql } from 'kysely';
import { bulkWrite } from '../../database/unit-of-work/bulk-write.js';
import type { CommitStep } from '../../database/unit-of-work/commit-step.js';
import { currentRun } from './current-run.js';
import { RequestStillRunning } from './idempotency.errors.js';
import type { StoredAnswer } from './idempotency-table.js';

const committedRuns = bulkWrite<string>(
  (runs) =>
    sql`update platform.idempotency set committed = true where run_id = any(${runs}::uuid[]) returning run_id`,
  () => new RequestStillRunning(),
);

interface AnsweredRun extends StoredAnswer {
  id: string;
}

/** One list of JSON is faster than a list of texts: the driver escapes every quote in those by a regular expression. */
const answeredRuns = bulkWrite<AnsweredRun>(
  (runs) => sql`
    update platform.idempotency k set committed = true, status = a.status, answer = a.answer
    from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as a (id uuid, status int, answer text)
    where k.run_id = a.id returning k.run_id`,
  () => new RequestStillRunning(),
);

/**
 * Records in the transaction of a request's change that the change is committed, in case the process dies before it stores
 * the answer, and the answer itself if it is known already. A request that has lost its key commits nothing: it was stopped
 * for more than ten seconds, and a retry runs instead.
 */
export const markCommitted: CommitStep = (result) => {
  const run = currentRun();
  if (run === undefined) return undefined;
  const stored = run.answerOf(result);
  if (stored === undefined) return { write: committedRuns([run.id]) };
  return {
    write: answeredRuns([{ id: run.id, ...stored }]),
    afterCommit: () => {
      run.stored = stored;
    },
  };
};
