import { KeyRing, seal, unseal } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { WebhookSecrets, type SealedSecret } from '../../domain/webhook-secrets.js';

const PURPOSE = 'webhook secrets';

/** Encrypts with AES-256-GCM and a key of the ring; the webhook's id is authenticated with the secret. */
@Injectable()
export class AesWebhookSecrets extends WebhookSecrets {
  constructor(private readonly keys: KeyRing) {
    super();
  }

  override seal(webhookId: string, secret: Buffer): SealedSecret {
    return seal(this.keys.first(PURPOSE), webhookId, secret);
  }

  override open(webhookId: string, sealed: SealedSecret): Buffer | undefined {
    const key = this.keys.find(PURPOSE, sealed.kid);
    return key && unseal(key, webhookId, sealed);
  }
}
