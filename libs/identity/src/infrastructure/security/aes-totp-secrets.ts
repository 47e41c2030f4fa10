import { KeyRing, seal, unseal } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Totp } from '../../domain/totp.js';
import { TotpSecrets } from '../../domain/totp-secrets.js';

const PURPOSE = 'totp secrets';

/** Encrypts with AES-256-GCM and a key of the ring. The user's id is authenticated together with the secret. */
@Injectable()
export class AesTotpSecrets extends TotpSecrets {
  constructor(private readonly keys: KeyRing) {
    super();
  }

  seal(userId: string, secret: Buffer): Pick<Totp, 'secret' | 'kid'> {
    return seal(this.keys.first(PURPOSE), userId, secret);
  }

  /** @throws Error for a secret that was altered, or copied from another user's row */
  open({ userId, secret, kid }: Pick<Totp, 'userId' | 'secret' | 'kid'>): Buffer | undefined {
    const key = this.keys.find(PURPOSE, kid);
    return key && unseal(key, userId, { secret });
  }
}
