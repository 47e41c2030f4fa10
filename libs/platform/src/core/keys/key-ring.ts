import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import type { RingKey } from '../config/trust-variables.js';

/**
 * Purpose of a key. The name is part of the derivation: a renamed purpose gets other keys, and everything made with the old
 * keys becomes invalid.
 */
export type KeyPurpose =
  | 'session tokens'
  | 'file addresses'
  | 'google errand'
  | 'totp secrets'
  | 'webhook secrets'
  | 'idempotency fingerprints'
  | 'unsubscribe links';

/** A key of 32 bytes, with the `kid` of the secret that it is derived from; JWT_SECRET has no `kid`. */
export interface DerivedKey {
  kid: string | null;
  key: Buffer;
}

const BYTES = 32;

const derived = ({ kid, secret }: RingKey, purpose: KeyPurpose): DerivedKey => ({
  kid,
  key: Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES)),
});

/**
 * The secrets of JWT_SECRETS and JWT_SECRET (ADR 44). Each purpose has its own keys, derived by HKDF-SHA-256 (RFC 5869), so
 * that a token made for one purpose is invalid for every other [TRU-106].
 */
@Injectable()
export class KeyRing {
  private readonly keys: readonly RingKey[];
  private readonly known = new Map<KeyPurpose, readonly DerivedKey[]>();

  constructor(@Inject(APP_CONFIG) { session }: Pick<AppConfig, 'session'>) {
    this.keys = session.keys;
  }

  /**
   * Returns the keys of a purpose in the order of the ring: the first makes new tokens and secrets, the others read older ones.
   */
  derive(purpose: KeyPurpose): readonly DerivedKey[] {
    const known = this.known.get(purpose) ?? this.keys.map((key) => derived(key, purpose));
    this.known.set(purpose, known);
    return known;
  }

  /** Returns the key that makes new tokens and encrypts new secrets. */
  first(purpose: KeyPurpose): DerivedKey {
    const [first] = this.derive(purpose);
    if (!first) throw new Error('a key ring has at least one key');
    return first;
  }

  /** Finds the key with this `kid`; undefined if it is not in the ring (any more). */
  find(purpose: KeyPurpose, kid: string | null): DerivedKey | undefined {
    return this.derive(purpose).find((key) => key.kid === kid);
  }

  /**
   * JWT_SECRET without derivation. Releases before the key ring used it directly; tokens of those releases are still accepted.
   * Nothing new is made with it.
   */
  get rawJwtSecret(): string | undefined {
    return this.keys.find(({ kid }) => kid === null)?.secret;
  }
}
