import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyRing } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { WebhookSecrets, type SealedSecret } from '../../domain/webhook-secrets.js';

const CIPHER = 'aes-256-gcm';
const PURPOSE = 'webhook secrets';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM by a key of the ring: nonce, tag and ciphertext; the webhook's id is authenticated with them. */
@Injectable()
export class AesWebhookSecrets extends WebhookSecrets {
  constructor(private readonly keys: KeyRing) {
    super();
  }

  override seal(webhookId: string, secret: Buffer): SealedSecret {
    const { kid, key } = this.keys.first(PURPOSE);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(webhookId));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return { secret: Buffer.concat([nonce, cipher.getAuthTag(), sealed]), kid };
  }

  override open(webhookId: string, { secret, kid }: SealedSecret): Buffer | undefined {
    const key = this.keys.find(PURPOSE, kid)?.key;
    if (!key) return undefined;
    const tagged = secret.subarray(NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, secret.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(webhookId))
      .setAuthTag(tagged.subarray(0, TAG_BYTES));
    return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]);
  }
}
