import { AuditTrail, APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import type { AuditChange, AuditFacts } from '@manette/contracts/audit';
import { Inject, Injectable } from '@nestjs/common';
import { PasskeyRepository } from '../../domain/passkey.repository.js';
import { newRecoveryCodes, recoveryCodeHash } from '../../domain/recovery-codes.js';
import { LastMethodOfAdministrator } from '../../domain/second-step.errors.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import { SignInChallengeRepository } from '../../domain/sign-in-challenge.repository.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import type { SecondStepChange } from '../security-notices/security-notice.mail.js';
import { SecurityNotices } from '../security-notices/security-notices.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { userTarget } from '../recorded-user.js';

/** A method that turns the second step on: an authenticator app or a passkey. */
export type SecondStepKind = 'totp' | 'passkey';

type SecondStepAction = Extract<AuditFacts['action'], `second-step.${string}` | `recovery-codes.${string}`>;

/**
 * Applies the consequences of a change of a user's second step. Every method runs inside the caller's unit of work, which has
 * locked the user's row, so that concurrent changes see each other (trust.md, section 2).
 */
@Injectable()
export class SecondStep {
  constructor(
    private readonly users: UserRepository,
    private readonly methods: SecondStepRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallengeRepository,
    private readonly sessions: EndSessions,
    private readonly notices: SecurityNotices,
    private readonly notify: NotifyUserChanged,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Must be called after the method is stored. The first method turns the second step on, creates recovery codes and ends the
   * user's other sessions.
   * @returns the recovery codes, or null if this is not the first method [TRU-022, TRU-027]
   */
  async methodAdded(user: User, keepSessionId: string, what: SecondStepKind): Promise<string[] | null> {
    const isFirst = user.secondStepAt === null;
    const codes = isFirst ? await this.makeRecoveryCodes(user) : null;
    if (isFirst) await this.turn(user, this.clock.now(), keepSessionId);
    await this.tell(user, `${what}-added`, 'second-step.added', [{ field: 'method', from: null, to: what }]);
    return codes;
  }

  /** Must be called before a method is removed. @throws LastMethodOfAdministrator [TRU-037] */
  async assertRemovable(user: User): Promise<void> {
    if (!this.config.trust.requiresSecondStep || !user.isAdmin) return;
    if ((await this.countMethods(user.id)) <= 1) throw new LastMethodOfAdministrator();
  }

  /**
   * Must be called after the method is deleted. Ends the user's unfinished sign-ins. After the last method the second step
   * turns off, the recovery codes are deleted and the other sessions end [TRU-013, TRU-026, TRU-027].
   */
  async methodRemoved(user: User, keepSessionId: string, what: SecondStepKind): Promise<void> {
    await this.challenges.endOfUser(user.id, this.clock.now());
    if ((await this.countMethods(user.id)) === 0) {
      await this.methods.replaceRecoveryCodes(user.id, []);
      await this.turn(user, null, keepSessionId);
    }
    await this.tell(user, `${what}-removed`, 'second-step.removed', [
      { field: 'method', from: what, to: null },
    ]);
  }

  /** Replaces the recovery codes. @returns the new ones [TRU-024] */
  async renewRecoveryCodes(user: User): Promise<string[]> {
    const codes = await this.makeRecoveryCodes(user);
    await this.tell(user, 'codes-renewed', 'recovery-codes.renewed');
    return codes;
  }

  /**
   * Reports that a sign-in has used up a recovery code. Must be called after the session is open, so that its owner is the
   * actor of the audit entry.
   */
  recoveryCodeUsed(user: User): Promise<void> {
    return this.tell(user, 'code-used', 'recovery-codes.used');
  }

  /** Resets the second step for the operator: deletes all methods and recovery codes and ends all sessions [TRU-038]. */
  async reset(user: User): Promise<void> {
    await this.forget(user.id);
    await this.turn(user, null);
    await this.tell(user, 'reset', 'second-step.reset');
  }

  /** Deletes everything that is stored about a user's second step. */
  async forget(userId: string): Promise<void> {
    await this.methods.deleteTotp(userId);
    await this.methods.replaceRecoveryCodes(userId, []);
    await this.passkeys.deleteOfUser(userId);
    await this.challenges.deleteOfUser(userId);
  }

  private async turn(user: User, since: Date | null, keepSessionId?: string): Promise<void> {
    user.setSecondStep(since);
    await this.users.save(user);
    await this.sessions.ofUser(user.id, 'second-step', keepSessionId);
  }

  private async makeRecoveryCodes(user: User): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.methods.replaceRecoveryCodes(user.id, codes.map(recoveryCodeHash));
    return codes;
  }

  private async countMethods(userId: string): Promise<number> {
    const totp = await this.methods.findTotp(userId);
    return (totp?.confirmedAt ? 1 : 0) + (await this.passkeys.countOf(userId));
  }

  /** Sends the notice, the audit entry and the realtime event of a change. Every change of a second step ends here. */
  private async tell(
    user: User,
    change: SecondStepChange,
    action: SecondStepAction,
    changes: AuditChange[] = [],
  ): Promise<void> {
    this.notices.secondStepChanged(user, change, await this.methods.countRecoveryCodes(user.id));
    this.audit.record({ action, target: userTarget(user.id), changes });
    this.notify.dataChanged(user);
  }
}
