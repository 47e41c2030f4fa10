import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { LIMITER_STORE } from './limiter-store.js';
import { RateLimits, type RateLimitRule } from './rate-limits.js';
import { RefusedLimits } from './refused-limits.js';
import { digest, storeLimiter, type LimiterStore } from './store-limiter.js';
import { TooManyRequests } from './too-many-requests.js';

/** Exact limits: every hit is one statement on the shared store. */
@Injectable()
export class StoreRateLimits extends RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @Inject(LIMITER_STORE) private readonly store: LimiterStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly refused: RefusedLimits,
  ) {
    super();
  }

  async hit(rule: RateLimitRule, key: string): Promise<void> {
    try {
      await this.limiter(rule).consume(digest(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? this.tooMany(rule, refusal) : refusal;
    }
  }

  async assertAvailable(rule: RateLimitRule, key: string): Promise<void> {
    const state = await this.limiter(rule).get(digest(key));
    if (state && state.consumedPoints >= this.limiter(rule).points) throw this.tooMany(rule, state);
  }

  async release(rule: RateLimitRule, key: string): Promise<void> {
    await this.limiter(rule).reward(digest(key));
  }

  private tooMany({ name }: RateLimitRule, { msBeforeNext }: RateLimiterRes): TooManyRequests {
    this.refused.count(name);
    return new TooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  }

  private limiter(rule: RateLimitRule): RateLimiterAbstract {
    const known = this.limiters.get(rule.name);
    if (known) return known;
    const factor = rule.exact ? 1 : this.config.limits.factor;
    const points = Math.max(1, Math.floor(rule.points * factor));
    const limiter = storeLimiter(this.store, { ...rule, points });
    this.limiters.set(rule.name, limiter);
    return limiter;
  }
}
