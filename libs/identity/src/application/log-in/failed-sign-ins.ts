import type { DomainError } from '@manette/contracts/errors';
import { RateLimits, type RateLimitRule } from '@manette/platform';
import { Injectable } from '@nestjs/common';

const WINDOW = 15 * 60;
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', points: 10, seconds: WINDOW, exact: true };
const PER_IP: RateLimitRule = { name: 'sign-in-ip', points: 50, seconds: WINDOW, exact: true };

/** However an address is written, its failures count together. */
const keyOf = (address: string): string => address.toLowerCase();

/** A proof of identity that is wrong; given, not thrown, so that the unit of work that has found it is kept. */
export class WrongProof {
  constructor(readonly error: DomainError) {}
}

/** Limits failed sign-ins per address and per IP, across all processes (contract, section 2). */
@Injectable()
export class FailedSignIns {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Runs before a password is compared, again when the comparison had to wait for others, and before a right password is
   * accepted. So of many guesses sent at once few are compared, and after too many failures the right one is refused too.
   * @param address null where nobody can tell whose sign-in it is; it is limited by IP alone then
   * @throws TOO_MANY_REQUESTS
   */
  async refuseWhenTooMany(address: string | null, ip: string): Promise<void> {
    if (address !== null) await this.limits.assertAvailable(PER_ADDRESS, keyOf(address));
    await this.limits.assertAvailable(PER_IP, ip);
  }

  /**
   * Runs `prove` unless too many have failed, and counts a wrong proof before it is thrown.
   * @throws TOO_MANY_REQUESTS, the error of the wrong proof
   */
  async countingWrong<T>(
    address: string | null,
    ip: string,
    prove: () => Promise<T | WrongProof>,
  ): Promise<T> {
    await this.refuseWhenTooMany(address, ip);
    const outcome = await prove();
    if (!(outcome instanceof WrongProof)) return outcome;
    await this.count(address, ip);
    throw outcome.error;
  }

  /** Counts a failure. @throws TOO_MANY_REQUESTS when it exceeds a limit */
  async count(address: string | null, ip: string): Promise<void> {
    if (address !== null) await this.limits.hit(PER_ADDRESS, keyOf(address));
    await this.limits.hit(PER_IP, ip);
  }
}
