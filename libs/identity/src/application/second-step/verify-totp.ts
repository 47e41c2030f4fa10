import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import type { Totp } from '../../domain/totp.js';
import { stepOf } from '../../domain/totp-code.js';
import { TotpSecrets } from '../../domain/totp-secrets.js';

/** Compares codes of authenticator apps, inside the caller's unit of work. */
@Injectable()
export class VerifyTotp {
  constructor(
    private readonly methods: SecondStepRepository,
    private readonly secrets: TotpSecrets,
    private readonly clock: Clock,
  ) {}

  /** Accepts a code of the user's confirmed app, once. @returns false for a wrong or used code, or if the user has no app */
  async accept(userId: string, code: string): Promise<boolean> {
    const totp = await this.methods.findTotp(userId);
    return totp?.confirmedAt ? this.acceptOf(totp, code) : false;
  }

  /** Accepts a code of the given app. Of two concurrent calls with the same code, one succeeds [TRU-020]. */
  async acceptOf(totp: Totp, code: string): Promise<boolean> {
    const secret = this.secrets.open(totp);
    const step = secret && stepOf(code, secret, this.clock.now());
    return step !== undefined && (await this.methods.acceptStep(totp.userId, step));
  }
}
