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
  /** Counts one. @throws DomainError TOO_MANY_REQUESTS (with `retryAfter` in seconds) when it is one too many */
  abstract hit(rule: RateLimitRule, key: string): Promise<void>;
  /** Counts nothing. @throws DomainError TOO_MANY_REQUESTS (with `retryAfter`) when the next `hit` would be one too many */
  abstract refuseSpent(rule: RateLimitRule, key: string): Promise<void>;
  /** Takes one back, for limits that count failures only: hit before the attempt, release when it succeeds. */
  abstract release(rule: RateLimitRule, key: string): Promise<void>;
}
