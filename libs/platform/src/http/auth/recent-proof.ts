import { DomainError } from '@manette/contracts/errors';
import { Inject, Injectable, SetMetadata } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { Principal } from '../../core/session/principal.js';
import { Clock } from '../../core/time/clock.js';

export const NEEDS_RECENT_PROOF = 'manette:needs-recent-proof';
export const OPEN_WHILE_ENROLLING = 'manette:open-while-enrolling';

/** Marks a sensitive call: it is refused with REAUTHENTICATION_REQUIRED without a recent proof of identity [TRU-049]. */
export const NeedsRecentProof = () => SetMetadata(NEEDS_RECENT_PROOF, true);

/** Marks a call that administrators may make before they have set up the required second step [TRU-035]. */
export const OpenWhileEnrolling = () => SetMetadata(OPEN_WHILE_ENROLLING, true);

/** The call needs a recent proof of the caller's identity [TRU-049]. */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('REAUTHENTICATION_REQUIRED', 'Please confirm that it is you.');
  }
}

/** The administrator must set up a second step first [TRU-035]. */
export class SecondStepRequired extends DomainError {
  constructor() {
    super('SECOND_STEP_REQUIRED', 'Set up two-step sign-in to continue.');
  }
}

/** Checks that a caller has proved their identity within the last REAUTHENTICATION_MINUTES (trust.md, section 3). */
@Injectable()
export class RecentProof {
  private readonly validFor: number;

  constructor(
    @Inject(APP_CONFIG) { trust }: AppConfig,
    private readonly clock: Clock,
  ) {
    this.validFor = trust.reauthentication;
  }

  /** When the last proof stops being recent, in milliseconds since 1970; null if the configuration never asks for a proof. */
  until({ provedAt }: Pick<Principal, 'provedAt'>): number | null {
    return this.validFor === 0 ? null : provedAt + this.validFor;
  }

  /**
   * Requires a recent proof; for calls that are sensitive only with some bodies. An API key needs no proof: it may make all
   * calls of its scopes, including the sensitive ones (pocket.md, section 8). @throws ReauthenticationRequired
   */
  require(principal: Pick<Principal, 'provedAt' | 'apiKey'>): void {
    if (principal.apiKey) return;
    const until = this.until(principal);
    if (until !== null && this.clock.now().getTime() >= until) throw new ReauthenticationRequired();
  }
}
