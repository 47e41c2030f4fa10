import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/** What a commit step adds to a transaction. */
export interface CommitWrite {
  /** An insert, update or delete. All of a unit of work are sent as one statement, so none sees what another writes. */
  statement: RawBuilder<unknown>;
  /** Called after the commit; it must not throw. */
  afterCommit?: (em: EntityManager) => void;
}

/**
 * Runs in each unit of work after its changes are flushed and before the commit. The floors above the database add what they
 * write in the same transaction; `PlatformModule` lists the steps.
 */
export type CommitStep = () => CommitWrite | undefined;

/** Injection token of the `CommitStep[]`. */
export const COMMIT_STEPS = Symbol('COMMIT_STEPS');
