import { Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import { Batched } from '../../core/concurrency/batched.js';
import { isUnavailable } from '../../database/is-unavailable.js';
import { CLAIM, IS_CLAIMED, RELEASE, RENEW, STORE } from './idempotency.statements.js';

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
  /** The body as JSON; null when the response had no body. */
  answer: string | null;
}

export interface Claim {
  /** Whether this request claimed the key and may run. */
  claimed: boolean;
  sameRequest: boolean;
  /** Whether the request that holds the key has committed its changes and will not store its answer any more. */
  executed: boolean;
  stored?: StoredAnswer;
}

interface Row {
  claimed: boolean;
  known: boolean;
  same_request: boolean;
  executed: boolean;
  status: number | null;
  answer: string | null;
}

interface Answered extends StoredAnswer {
  runId: string;
  userId: string;
}

const MAX_BATCH = 100;
const mayBeCausedByOneItem = (error: unknown): boolean => !isUnavailable(error);

function claimOf({ claimed, known, same_request, executed, status, answer }: Row): Claim {
  if (claimed) return { claimed, sameRequest: true, executed: false };
  // The other request's row may be deleted between the two parts of the statement: that request counts as still running.
  if (!known) return { claimed, sameRequest: true, executed: false };
  const stored = status === null ? undefined : { status, answer };
  return { claimed, sameRequest: same_request, executed, stored };
}

/** platform.idempotency: one row per key of a user. Requests that arrive together share one statement and its commit. */
@Injectable()
export class IdempotencyTable {
  private readonly claims = new Batched((requests: KeyedRequest[]) => this.claimAll(requests), {
    max: MAX_BATCH,
    keyOf: ({ userId, key }) => `${userId} ${key}`,
    separateWhenTraced: true,
    mayBeCausedByOneItem,
  });
  private readonly answers = new Batched((answered: Answered[]) => this.storeAll(answered), {
    max: MAX_BATCH,
    keyOf: ({ runId }) => runId,
    separateWhenTraced: true,
    mayBeCausedByOneItem,
  });

  constructor(private readonly orm: MikroORM) {}

  /** Claims the key for this request. A run without a commit may be taken over ten seconds after its last renewal. */
  claim(request: KeyedRequest): Promise<Claim> {
    return this.claims.add(request);
  }

  /** Renews the claims of these runs. */
  async renew(runIds: readonly string[]): Promise<void> {
    await this.query(RENEW, [runIds]);
  }

  /** Whether a user's key is claimed. */
  async isClaimed(userId: string, key: string): Promise<boolean> {
    return (await this.query(IS_CLAIMED, [userId, key])).length > 0;
  }

  /** Resolves when the answer is stored durably. */
  store(runId: string, userId: string, answer: StoredAnswer): Promise<void> {
    return this.answers.add({ runId, userId, ...answer });
  }

  /** Releases the key: the request had no effect and may be sent again. */
  async release(runId: string, userId: string): Promise<void> {
    await this.query(RELEASE, [userId, runId]);
  }

  private async claimAll(requests: KeyedRequest[]): Promise<Claim[]> {
    const rows = await this.query<Row>(CLAIM, [
      requests.map(({ userId }) => userId),
      requests.map(({ key }) => key),
      requests.map(({ route }) => route),
      requests.map(({ fingerprint }) => fingerprint),
      requests.map(({ runId }) => runId),
    ]);
    return rows.map(claimOf);
  }

  private async storeAll(answered: Answered[]): Promise<void[]> {
    await this.query(STORE, [
      answered.map(({ userId }) => userId),
      answered.map(({ runId }) => runId),
      answered.map(({ status }) => status),
      JSON.stringify(answered.map(({ answer }) => answer)),
    ]);
    return answered.map(() => undefined);
  }

  /** Runs a prepared statement outside the request's unit of work. */
  private async query<Result extends QueryResultRow>(
    { name, text }: { name: string; text: string },
    values: unknown[],
  ): Promise<Result[]> {
    const pool = await this.orm.driver.getConnection().getNativeClient();
    return (await pool.query<Result>({ name, text, values })).rows;
  }
}
