import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Notes in the transaction of the change that the run's change is there, should its answer never be kept. */
export async function markCommitted(em: EntityManager, runId: string): Promise<void> {
  await sql`update platform.idempotency set committed = true where run_id = ${runId}`.execute(
    em.getKysely<object>(),
  );
}
