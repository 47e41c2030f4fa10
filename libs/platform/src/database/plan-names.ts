import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** More than there are different statements; the name of an evicted statement is computed again. */
const MAX_NAMES = 500;
/** "cached plan must not change result type": another process has migrated a table that the statement reads. */
const FEATURE_NOT_SUPPORTED = '0A000';

/** Whether a prepared statement failed because its connection must prepare it again, under another name. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FEATURE_NOT_SUPPORTED;

/** The names under which statements are prepared, by their texts. */
export class PlanNames {
  private readonly owner: string;
  private readonly names = new LRUCache<string, string>({ max: MAX_NAMES });
  private generation = 0;

  /** @param owner part of the names: another owner on the same connections has other names, and renews them separately */
  constructor(owner: string) {
    this.owner = owner;
  }

  of(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = createHash('sha256').update(`${this.owner} ${this.generation} ${text}`).digest('base64url');
      this.names.set(text, name);
    }
    return name;
  }

  /** Changes all names, so that every connection plans the statements again. */
  renew(): void {
    this.generation += 1;
    this.names.clear();
  }
}
