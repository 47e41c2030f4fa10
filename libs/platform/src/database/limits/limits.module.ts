import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { APP_CONFIG } from '../../core/config/app-config.js';
import { CallLimits } from './call-limits.js';
import { LIMITER_STORE, openLimiterStore } from './limiter-store.js';
import { Quotas } from './quotas.js';
import { RateLimits } from './rate-limits.js';
import { RefusedLimits } from './refused-limits.js';
import type { LimiterStore } from './store-limiter.js';
import { StoreRateLimits } from './store-rate-limits.js';

/** Limits on calls, shared between processes. */
@Global()
@Module({
  providers: [
    { provide: LIMITER_STORE, inject: [APP_CONFIG, MikroORM], useFactory: openLimiterStore },
    { provide: RateLimits, useClass: StoreRateLimits },
    CallLimits,
    Quotas,
    RefusedLimits,
  ],
  exports: [RateLimits, CallLimits, Quotas, RefusedLimits],
})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(LIMITER_STORE) private readonly store: LimiterStore) {}

  onApplicationShutdown(): void {
    this.store.redis?.disconnect();
  }
}
