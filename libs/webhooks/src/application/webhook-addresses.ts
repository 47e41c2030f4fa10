import { GuardedSender } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { UnfitAddress } from '../domain/webhook.errors.js';

/** Checks the addresses that administrators enter [POC-099]. */
@Injectable()
export class WebhookAddresses {
  constructor(private readonly sender: GuardedSender) {}

  /** @throws UnfitAddress when the guarded sender would not call it */
  async assertFit(url: string): Promise<void> {
    if (!(await this.sender.acceptsTarget(url))) throw new UnfitAddress();
  }
}
