import type { AuditReason, AuditTarget } from '@manette/contracts/audit';
import { DomainError, type ErrorCode } from '@manette/contracts/errors';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { GoogleConflict } from '../../domain/google.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { maskedEmail } from '../security-notices/masked-email.js';
import { ThrottledSignIns } from './throttled-sign-ins.js';
import { userTarget } from '../recorded-user.js';

/** Who signs in, as far as that is known, and from where. */
export type Attempt = ({ email: string } | { userId: string | null }) & {
  /** The key of the caller's IP address, as failures are counted by it. */
  ip: string;
};

const REASONS: Partial<Record<ErrorCode, AuditReason>> = {
  INVALID_CREDENTIALS: 'credentials',
  INVALID_CODE: 'code',
  INVALID_PASSKEY: 'passkey',
  ACCOUNT_DISABLED: 'disabled',
};

const reasonOf = (error: DomainError): AuditReason | undefined =>
  error instanceof GoogleConflict ? 'google_conflict' : REASONS[error.code];

/**
 * Tells the audit log about sign-ins that were refused or throttled [TRU-076, TRU-077]. A unit of work of its own does so,
 * as that of the sign-in is rolled back; one that succeeds is told by whoever starts the session.
 */
@Injectable()
export class RecordSignIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly throttled: ThrottledSignIns,
    private readonly trail: AuditTrail,
  ) {}

  /** Carries out `signIn`, and answers or throws what it does; it must not run inside a unit of work. */
  async of<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    try {
      return await signIn();
    } catch (error) {
      if (error instanceof DomainError) await this.failed(attempt, error);
      throw error;
    }
  }

  /** Tells that a sign-in failed with `error`; does nothing where that is no refusal of the one who signs in. */
  async failed(attempt: Attempt, error: DomainError): Promise<void> {
    const reason = reasonOf(error);
    const isThrottled = error.code === 'TOO_MANY_REQUESTS';
    if (!reason && !isThrottled) return;
    await this.unitOfWork.run(async () => {
      const target = await this.targetOf(attempt);
      if (isThrottled) await this.throttled.note(target, attempt.ip);
      else this.trail.record({ action: 'sign-in', outcome: 'refused', target, reason });
    });
  }

  private async targetOf(attempt: Attempt): Promise<AuditTarget> {
    if ('userId' in attempt) return { type: 'user', _id: attempt.userId, label: null };
    const known = await this.users.findCredentials(attempt.email);
    return known ? userTarget(known.id) : { type: 'user', _id: null, label: maskedEmail(attempt.email) };
  }
}
