import { DomainError } from '@manette/contracts/errors';
import { Inject, Injectable, SetMetadata } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { Principal } from '../../core/session/principal.js';
import { Clock } from '../../core/time/clock.js';

export const NEEDS_RECENT_PROOF = 'manette:needs-recent-proof';
export const OPEN_WHILE_ENROLLING = 'manette:open-while-enrolling';

/** A sensitive call: refused with REAUTHENTICATION_REQUIRED unless the caller's last proof of identity is recent [TRU-049]. */
export const NeedsRecentProof = () => SetMetadata(NEEDS_RECENT_PROOF, true);

/** A call that administrators who must set up a second step may make [TRU-035]. */
export const OpenWhileEnrolling = () => SetMetadata(OPEN_WHILE_ENROLLING, true);

/** [TRU-049] */
export class ReauthenticationRequired extends DomainError {
  constructor() {
    super('REAUTHENTICATION_REQUIRED', 'Please confirm that it is you.');
  }
}

/** [TRU-035] */
export class SecondStepRequired extends DomainError {
  constructor() {
    super('SECOND_STEP_REQUIRED', 'Set up two-step sign-in to continue.');
  }
}

/** Judges whether a caller has proved who they are within REAUTHENTICATION_MINUTES (trust.md, section 3). */
@Injectable()
export class RecentProof {
  private readonly validFor: number;

  constructor(
    @Inject(APP_CONFIG) { trust }: AppConfig,
    private readonly clock: Clock,
  ) {
    this.validFor = trust.reauthentication;
  }

  /** When the last proof stops being recent, in milliseconds since 1970; null where nothing is ever asked for. */
  until({ provedAt }: Pick<Principal, 'provedAt'>): number | null {
    return this.validFor === 0 ? null : provedAt + this.validFor;
  }

  /**
   * For calls that are sensitive only with some bodies. An API key proves nobody's presence and opens what its scopes name,
   * sensitive or not (pocket.md, section 8). @throws ReauthenticationRequired
   */
  require(principal: Pick<Principal, 'provedAt' | 'apiKey'>): void {
    if (principal.apiKey) return;
    const until = this.until(principal);
    if (until !== null && this.clock.now().getTime() >= until) throw new ReauthenticationRequired();
  }
}
