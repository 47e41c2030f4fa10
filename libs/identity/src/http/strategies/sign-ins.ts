import { DomainError } from '@manette/contracts/errors';
import { Metrics } from '@manette/platform';
import { Injectable } from '@nestjs/common';

type Outcome = 'ok' | 'refused' | 'throttled';

/** The outcome of a failed sign-in; undefined when it failed by no fault of whoever signs in. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof DomainError)) return undefined;
  return error.code === 'TOO_MANY_REQUESTS' ? 'throttled' : 'refused';
}

/** Counts sign-ins by their outcome. */
@Injectable()
export class SignIns {
  private readonly outcomes;

  constructor(metrics: Metrics) {
    this.outcomes = metrics.counter({
      name: 'manette_sign_ins_total',
      help: 'Sign-ins by outcome',
      labels: ['outcome'],
    });
    for (const outcome of ['ok', 'refused', 'throttled']) this.outcomes.inc({ outcome }, 0);
  }

  /** Counts how `signIn` ends; answers what it answers. */
  async count<T>(signIn: Promise<T>): Promise<T> {
    try {
      const answer = await signIn;
      this.outcomes.inc({ outcome: 'ok' });
      return answer;
    } catch (error) {
      this.countFailure(error);
      throw error;
    }
  }

  /** Counts a sign-in that ended before it could be tried. */
  countFailure(error: unknown): void {
    const outcome = outcomeOf(error);
    if (outcome) this.outcomes.inc({ outcome });
  }
}
