import type { EntityManager } from '@mikro-orm/postgresql';
import type { BulkWrite } from './bulk-write.js';

/** What a commit step adds to a transaction. */
export interface CommitWrite {
  /** All writes of a transaction are sent as one statement, so none sees what another writes. */
  write: BulkWrite;
  /** Called after the commit, once for each unit of work; it must not throw. */
  afterCommit?: (em: EntityManager) => void;
}

/**
 * Runs in each unit of work, with the result of its work, after its changes are flushed and before the commit. Higher floors
 * use it to add writes to the same transaction; `PlatformModule` lists the steps.
 */
export type CommitStep = (result: unknown) => CommitWrite | undefined;

/** Injection token of the `CommitStep[]`. */
export const COMMIT_STEPS = Symbol('COMMIT_STEPS');
