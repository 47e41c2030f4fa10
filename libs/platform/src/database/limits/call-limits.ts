import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { addressKey } from '../../core/network/caller-address.js';
import { GroupedCounter } from './grouped-counter.js';
import { LIMITER_STORE } from './limiter-store.js';
import { RefusedLimits } from './refused-limits.js';
import { storeLimiter, type LimiterStore } from './store-limiter.js';
import { TooManyRequests } from './too-many-requests.js';

const SECONDS = 60;
const PER_SESSION = 1200;
const PER_ADDRESS = 3000;
const PER_API_KEY = 600;
const SESSION = 'calls-session';
const ADDRESS = 'calls-address';
const API_KEY = 'calls-api-key';

/** 1,200 calls a minute for each session, 3,000 for each address (contract, section 2) and 600 for each API key [POC-088]. */
@Injectable()
export class CallLimits {
  private readonly sessions: GroupedCounter;
  private readonly addresses: GroupedCounter;
  private readonly keys: GroupedCounter;

  constructor(
    @Inject(LIMITER_STORE) private readonly store: LimiterStore,
    @Inject(APP_CONFIG) { limits }: AppConfig,
    private readonly refused: RefusedLimits,
  ) {
    this.sessions = this.counter(SESSION, PER_SESSION * limits.factor);
    this.addresses = this.counter(ADDRESS, PER_ADDRESS * limits.factor);
    this.keys = this.counter(API_KEY, PER_API_KEY * limits.factor);
  }

  /** @throws TooManyRequests */
  countSession(sessionId: string): void {
    this.count(SESSION, this.sessions, sessionId);
  }

  /** @throws TooManyRequests */
  countAddress(address: string): void {
    this.count(ADDRESS, this.addresses, addressKey(address));
  }

  /** @throws TooManyRequests */
  countApiKey(id: string): void {
    this.count(API_KEY, this.keys, id);
  }

  private count(name: string, counter: GroupedCounter, key: string): void {
    const retryAfter = counter.count(key);
    if (retryAfter === undefined) return;
    this.refused.count(name);
    throw new TooManyRequests(retryAfter);
  }

  private counter(name: string, limit: number): GroupedCounter {
    const limiter = storeLimiter(this.store, { name, points: limit, seconds: SECONDS });
    const add = async (key: string, points: number) => (await limiter.penalty(key, points)).consumedPoints;
    return new GroupedCounter(Math.floor(limit), SECONDS, add);
  }
}
