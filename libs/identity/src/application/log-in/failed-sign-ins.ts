import type { DomainError } from '@manette/contracts/errors';
import { RateLimits, type RateLimitRule } from '@manette/platform';
import { Injectable } from '@nestjs/common';

const WINDOW = 15 * 60;
const PER_ADDRESS: RateLimitRule = { name: 'sign-in-address', points: 10, seconds: WINDOW, exact: true };
const PER_IP: RateLimitRule = { name: 'sign-in-ip', points: 50, seconds: WINDOW, exact: true };

/** Counts the failures of an address regardless of its case. */
const keyOf = (address: string): string => address.toLowerCase();

/** A wrong proof of identity. It is returned, not thrown, so that the unit of work that detected it commits. */
export class WrongProof {
  constructor(readonly error: DomainError) {}
}

/** Limits failed sign-ins per address and per IP, across all processes (contract, section 2). */
@Injectable()
export class FailedSignIns {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Runs before a password is compared, again if the comparison had to wait for others, and before a correct password is
   * accepted. This way few of many concurrent guesses are compared, and after too many failures the correct password is
   * refused, too.
   * @param address null when the user of the sign-in is unknown; only the IP is limited then
   * @throws TOO_MANY_REQUESTS
   */
  async refuseWhenTooMany(address: string | null, ip: string): Promise<void> {
    if (address !== null) await this.limits.assertAvailable(PER_ADDRESS, keyOf(address));
    await this.limits.assertAvailable(PER_IP, ip);
  }

  /**
   * Runs `prove` unless a limit of failures is reached, and counts a wrong proof before its error is thrown.
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
