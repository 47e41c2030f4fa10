import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** The last statements of a transaction; the commit that follows releases their locks. */
export type LastStep = (em: EntityManager) => Promise<void>;

/**
 * Steps that run in each unit of work after everything else, right before the commit. A lock that all transactions take
 * belongs here: it is held for no longer than the commit lasts, and always taken after every other lock.
 */
@Injectable()
export class LastSteps {
  private readonly steps: LastStep[] = [];

  /** Adds a step while the application starts. */
  add(step: LastStep): void {
    this.steps.push(step);
  }

  async run(em: EntityManager): Promise<void> {
    for (const step of this.steps) await step(em);
  }
}
