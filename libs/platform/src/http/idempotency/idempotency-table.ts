import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

export interface KeyedRequest {
  userId: string;
  key: string;
  /** Method and path. */
  route: string;
  fingerprint: Buffer;
  runId: string;
}

export interface StoredAnswer {
  status: number;
  /** JSON, or null when there was no body. */
  answer: string | null;
}

export interface Claim {
  /** Whether this request may run. */
  claimed: boolean;
  sameRequest: boolean;
  /** Its changes are committed. */
  committed: boolean;
  stored?: StoredAnswer;
}

interface Row {
  claimed: boolean;
  same_request: boolean;
  committed: boolean;
  status: number | null;
  answer: string | null;
}

/** platform.idempotency: one row per key of a user. */
@Injectable()
export class IdempotencyTable {
  constructor(private readonly em: EntityManager) {}

  /** Claims the key for this request. A run that ended without a commit more than a minute ago may be taken over. */
  async claim({ userId, key, route, fingerprint, runId }: KeyedRequest): Promise<Claim> {
    const { rows } = await sql<Row>`
      with claimed as (
        insert into platform.idempotency as kept (user_id, key, route, request_hash, run_id)
        values (${userId}, ${key}, ${route}, ${fingerprint}, ${runId})
        on conflict (user_id, key) do update
          set route = excluded.route, request_hash = excluded.request_hash, run_id = excluded.run_id,
            created_at = now(), status = null, answer = null, committed = false
          where kept.created_at < now() - interval '24 hours'
            or (kept.status is null and not kept.committed and kept.created_at < now() - interval '60 seconds'
              and kept.route = excluded.route and kept.request_hash = excluded.request_hash)
        returning 1
      )
      select true as claimed, true as same_request, false as committed, null::int as status, null as answer
      from claimed
      union all
      select false, route = ${route} and request_hash = ${fingerprint}, committed, status, answer
      from platform.idempotency
      where user_id = ${userId} and key = ${key} and not exists (select from claimed)`.execute(
      this.connection,
    );
    const row = rows[0];
    // The other request's row may be deleted between the two parts of the statement: treated as still running.
    if (!row) return { claimed: false, sameRequest: true, committed: false };
    const stored = row.status === null ? undefined : { status: row.status, answer: row.answer };
    return { claimed: row.claimed, sameRequest: row.same_request, committed: row.committed, stored };
  }

  /** Whether a user's key is claimed. */
  async isClaimed(userId: string, key: string): Promise<boolean> {
    const { rows } = await sql`
      select from platform.idempotency where user_id = ${userId} and key = ${key}`.execute(this.connection);
    return rows.length > 0;
  }

  async store(runId: string, userId: string, { status, answer }: StoredAnswer): Promise<void> {
    await sql`update platform.idempotency set status = ${status}, answer = ${answer}
      where user_id = ${userId} and run_id = ${runId}`.execute(this.connection);
  }

  /** Releases the key: the request had no effect and may be sent again. */
  async release(runId: string, userId: string): Promise<void> {
    await sql`delete from platform.idempotency
      where user_id = ${userId} and run_id = ${runId} and not committed`.execute(this.connection);
  }

  private get connection() {
    return this.em.getKysely<object>();
  }
}
