import { RateLimits, type RateLimitRule } from '@manette/platform';
import { Injectable } from '@nestjs/common';

const QUARTER = 15 * 60;
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', points: 10, seconds: QUARTER, exact: true };
const PER_IP: RateLimitRule = { name: 'sign-in-ip', points: 50, seconds: QUARTER, exact: true };

/** Throttles guessing, per address and per IP, on all processes together (contract, section 2). */
@Injectable()
export class FailedSignIns {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Asked before a password is compared, again when the comparison had to wait for others, and before a right one is let
   * in: of many guesses sent at once few are compared, and once enough have failed the right one no longer opens.
   * @throws TOO_MANY_REQUESTS
   */
  async refuseWhenTooMany(address: string, ip: string): Promise<void> {
    await this.limits.refuseSpent(PER_ADDRESS, address);
    await this.limits.refuseSpent(PER_IP, ip);
  }

  /** @throws TOO_MANY_REQUESTS when it is one too many */
  async count(address: string, ip: string): Promise<void> {
    await this.limits.hit(PER_ADDRESS, address);
    await this.limits.hit(PER_IP, ip);
  }
}
