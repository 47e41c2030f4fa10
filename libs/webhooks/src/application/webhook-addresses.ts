import { GuardedSender } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { WebhookUrlNotAllowed } from '../domain/webhook.errors.js';

/** Checks the addresses that administrators enter [POC-099]. */
@Injectable()
export class WebhookAddresses {
  constructor(private readonly sender: GuardedSender) {}

  /** @throws WebhookUrlNotAllowed when the guarded sender would not call it */
  async assertFit(url: string): Promise<void> {
    if (!(await this.sender.acceptsTarget(url))) throw new WebhookUrlNotAllowed();
  }
}
