import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyRing } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Totp } from '../../domain/totp.js';
import { TotpSecrets } from '../../domain/totp-secrets.js';

const CIPHER = 'aes-256-gcm';
const PURPOSE = 'totp secrets';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM by a key of the ring: nonce, tag and ciphertext; the user's id is authenticated with them. */
@Injectable()
export class AesTotpSecrets extends TotpSecrets {
  constructor(private readonly keys: KeyRing) {
    super();
  }

  seal(userId: string, secret: Buffer): Pick<Totp, 'secret' | 'kid'> {
    const { kid, key } = this.keys.first(PURPOSE);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return { secret: Buffer.concat([nonce, cipher.getAuthTag(), sealed]), kid };
  }

  /** @throws Error for a secret that was altered, or copied from another user's row */
  open({ userId, secret, kid }: Pick<Totp, 'userId' | 'secret' | 'kid'>): Buffer | undefined {
    const key = this.keys.find(PURPOSE, kid)?.key;
    if (!key) return undefined;
    const tagged = secret.subarray(NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, secret.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(userId))
      .setAuthTag(tagged.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]);
  }
}
