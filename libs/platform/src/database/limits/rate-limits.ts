export interface RateLimitRule {
  /** Names the rule in the store; two rules never share counters. */
  name: string;
  points: number;
  seconds: number;
  /** Limits on failed sign-ins are not multiplied by RATE_LIMIT_FACTOR (contract, section 1). */
  exact?: boolean;
}

/** Counters shared by all processes. */
export abstract class RateLimits {
  /** Counts one hit. @throws DomainError TOO_MANY_REQUESTS (with `retryAfter` in seconds) when the limit is exceeded */
  abstract hit(rule: RateLimitRule, key: string): Promise<void>;
  /** Counts nothing. @throws DomainError TOO_MANY_REQUESTS (with `retryAfter`) when the next `hit` would exceed the limit */
  abstract assertAvailable(rule: RateLimitRule, key: string): Promise<void>;
  /** Subtracts one hit. For limits on failures: `hit` before the attempt, `release` on success. */
  abstract release(rule: RateLimitRule, key: string): Promise<void>;
}
