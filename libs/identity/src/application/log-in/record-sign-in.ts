import type { AuditReason, AuditTarget } from '@manette/contracts/audit';
import { DomainError, type ErrorCode } from '@manette/contracts/errors';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { GoogleConflict } from '../../domain/google.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { maskedEmail } from '../security-notices/masked-email.js';
import { ThrottledSignIns } from './throttled-sign-ins.js';
import { userTarget } from '../recorded-user.js';

/** The user who signs in, as far as known, and the origin of the call. */
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
 * Records refused and throttled sign-ins in the audit log [TRU-076, TRU-077]. This takes a unit of work of its own, as the one
 * of the sign-in is rolled back. The code that starts the session records successful sign-ins.
 */
@Injectable()
export class RecordSignIn {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly throttled: ThrottledSignIns,
    private readonly trail: AuditTrail,
  ) {}

  /** Runs `signIn`, and returns or throws its outcome. Must not run inside a unit of work. */
  async of<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
    try {
      return await signIn();
    } catch (error) {
      if (error instanceof DomainError) await this.failed(attempt, error);
      throw error;
    }
  }

  /** Records that a sign-in failed with `error`. Does nothing if the error is not a refusal of the user. */
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
