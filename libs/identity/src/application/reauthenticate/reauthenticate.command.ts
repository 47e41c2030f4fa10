import type { ReauthenticationInput } from '@manette/contracts/identity';
import type { AuditReason } from '@manette/contracts/audit';
import { AuditTrail, Clock, RecentProof, UnitOfWork, type Principal } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReauthenticationFailed } from '../../domain/session.errors.js';
import { SessionRepository } from '../../domain/session.repository.js';
import { UserNotFound } from '../../domain/user.errors.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { userTarget } from '../recorded-user.js';
import { FailedSignIns, WrongProof } from '../log-in/failed-sign-ins.js';
import { VerifyPasskey } from '../second-step/verify-passkey.js';
import { VerifyTotp } from '../second-step/verify-totp.js';
import { PasswordProof } from './password-proof.js';
import type { Proof } from './proof.js';

/**
 * Proves the caller's identity again. @returns until when the proof is recent, in milliseconds since 1970; null if no proof is
 * needed
 */
export class Reauthenticate extends Command<number | null> {
  constructor(
    readonly principal: Principal,
    readonly input: ReauthenticationInput,
    /** The key of the caller's IP address, by which failures are counted. */
    readonly ip: string,
  ) {
    super();
  }
}

@CommandHandler(Reauthenticate)
export class ReauthenticateHandler implements ICommandHandler<Reauthenticate> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly failures: FailedSignIns,
    private readonly passwords: PasswordProof,
    private readonly totp: VerifyTotp,
    private readonly passkeys: VerifyPasskey,
    private readonly proof: RecentProof,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws ReauthenticationFailed, which counts as a failed sign-in [TRU-054]; TOO_MANY_REQUESTS, UserNotFound */
  async execute(command: Reauthenticate): Promise<number | null> {
    const { principal, ip } = command;
    const user = await this.unitOfWork.run(() => this.users.read(principal.userId));
    if (!user) throw new UserNotFound();
    const provedAt = await this.failures.countingWrong(user.email ?? '', ip, () => this.prove(user, command));
    return this.proof.until({ provedAt: provedAt.getTime() });
  }

  /** Checks the proof and records the outcome. @returns the time of the proof */
  private async prove(user: User, { principal, input, ip }: Reauthenticate): Promise<Date | WrongProof> {
    const refuseWhenTooMany = () => this.failures.refuseWhenTooMany(user.email ?? '', ip);
    const { reason, proves } = await this.proofOf(user, input, refuseWhenTooMany);
    await refuseWhenTooMany();
    const provedAt = this.clock.now();
    return this.unitOfWork.run(async () => {
      const locked = await this.users.lock(user.id);
      const isProved = locked !== null && (await proves(locked));
      if (isProved) await this.sessions.prove(principal.sessionId, provedAt);
      this.tell(user, isProved ? undefined : reason);
      return isProved ? provedAt : new WrongProof(new ReauthenticationFailed());
    });
  }

  private async proofOf(
    user: User,
    { password, code, credential }: ReauthenticationInput,
    refuseWhenTooMany: () => Promise<void>,
  ): Promise<Proof> {
    if (password !== undefined) return this.passwords.of(user, password, refuseWhenTooMany);
    if (credential !== undefined)
      return {
        reason: 'passkey',
        proves: (now) => this.passkeys.accept(now, credential, 'reauthentication'),
      };
    return { reason: 'code', proves: (now) => this.totp.accept(now.id, code ?? '') };
  }

  private tell({ id }: User, reason: AuditReason | undefined): void {
    const outcome = reason === undefined ? {} : ({ outcome: 'refused', reason } as const);
    this.audit.record({ action: 'reauthentication', target: userTarget(id), ...outcome });
  }
}
