import { APP_CONFIG, Clock, type AppConfig, type OutboundCall } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { WebhookSecrets } from '../../domain/webhook-secrets.js';
import type { DueDelivery } from './due-deliveries.js';

/** How long a receiver may take to respond; the period factor of tests does not change it. */
const TIMEOUT_MS = 10_000;
const KEPT_OF_ANSWER = 1_000;
const SECOND = 1_000;

/** Builds the requests of deliveries, signed according to Standard Webhooks 1.0 [POC-090]. */
@Injectable()
export class SignedCall {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws Error when the secret can no longer be decrypted */
  of({ id, webhookId, url, body, secret, kid }: DueDelivery): OutboundCall {
    const plain = this.secrets.open(webhookId, { secret, kid });
    if (!plain) throw new Error('the key of the secret has left JWT_SECRETS');
    const now = this.clock.now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Manette-Webhooks/${this.config.version}`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
      'webhook-signature': new Webhook(plain.toString('base64')).sign(id, now, body),
    };
    return { url, method: 'POST', headers, body, timeoutMs: TIMEOUT_MS, keepAnswer: KEPT_OF_ANSWER };
  }
}
