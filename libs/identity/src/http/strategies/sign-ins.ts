import { DomainError } from '@manette/contracts/errors';
import { Metrics } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { isSignedIn, type BegunSignIn } from '../../application/second-step/begin-sign-in.js';

type Outcome = 'ok' | 'refused' | 'throttled';

/** Returns the outcome of a failed sign-in; undefined if the failure is not the user's fault. */
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

  /** Counts the outcome of `signIn`, unless its second step is still to come. Returns its result. */
  async count<T extends BegunSignIn>(signIn: Promise<T>): Promise<T> {
    try {
      const answer = await signIn;
      if (isSignedIn(answer)) this.outcomes.inc({ outcome: 'ok' });
      return answer;
    } catch (error) {
      this.countFailure(error);
      throw error;
    }
  }

  /** Counts a sign-in that failed before it could be tried. */
  countFailure(error: unknown): void {
    const outcome = outcomeOf(error);
    if (outcome) this.outcomes.inc({ outcome });
  }
}
