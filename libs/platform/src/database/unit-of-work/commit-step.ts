import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs in each unit of work after its changes are flushed and before the commit, with the transaction's entity manager.
 * The floors above the database add what they write in the same transaction; `PlatformModule` lists the steps in order.
 */
export type CommitStep = (em: EntityManager) => Promise<void>;

/** Injection token of the `CommitStep[]`. */
export const COMMIT_STEPS = Symbol('COMMIT_STEPS');
