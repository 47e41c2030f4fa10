import { APP_CONFIG, ValidationFailed, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { isCommonPassword } from './common-passwords.js';

/** The error message for a common password (trust.md, section 4). */
export const COMMON_PASSWORD = 'This password is too common';

/** Checks and hashes passwords that are being set. At a sign-in passwords are only compared, not checked. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * @param password a password that meets all other rules
   * @throws ValidationFailed for a common password when COMMON_PASSWORDS is `refuse` [TRU-069, TRU-070]; UNAVAILABLE
   */
  async hash(password: string): Promise<string> {
    if (await this.refuses(password))
      throw new ValidationFailed([{ field: 'password', message: COMMON_PASSWORD }]);
    return this.hasher.hash(password);
  }

  /** Returns whether a password is too common to be set. Never if COMMON_PASSWORDS is `allow`. */
  async refuses(password: string): Promise<boolean> {
    return this.config.trust.refusesCommonPasswords && (await isCommonPassword(password));
  }
}
