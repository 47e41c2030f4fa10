import { TooManyRequests, type Quota, type Taken } from '@manette/platform';

/** Replaces `Quotas`, with a period that does not end. */
export class InMemoryQuotas {
  private readonly used = new Map<string, number>();

  async take(quota: Quota, personId: string, amount = 1): Promise<Taken> {
    const used = (this.used.get(personId) ?? 0) + amount;
    if (used > quota.amount) throw new TooManyRequests(1, quota.refusal.message, quota.refusal.code);
    this.used.set(personId, used);
    return { quota, personId, amount, since: new Date() };
  }
}
