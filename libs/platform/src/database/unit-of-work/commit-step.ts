import type { EntityManager } from '@mikro-orm/postgresql';
import type { BulkWrite } from './bulk-write.js';

/** What a commit step adds to a transaction. */
export interface CommitWrite {
  /** All of a transaction are sent as one statement, so none sees what another writes. */
  write: BulkWrite;
  /** Called after the commit, once for each unit of work; it must not throw. */
  afterCommit?: (em: EntityManager) => void;
}

/**
 * Runs in each unit of work after its changes are flushed and before the commit. The floors above the database add what they
 * write in the same transaction; `PlatformModule` lists the steps.
 */
export type CommitStep = () => CommitWrite | undefined;

/** Injection token of the `CommitStep[]`. */
export const COMMIT_STEPS = Symbol('COMMIT_STEPS');
