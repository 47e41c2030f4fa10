import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import type { RingKey } from '../config/trust-variables.js';

/** What a key is for. The name goes into the derivation: another name is another key, and voids what the former made. */
export type KeyPurpose =
  | 'session tokens'
  | 'file addresses'
  | 'google errand'
  | 'totp secrets'
  | 'webhook secrets'
  | 'idempotency fingerprints'
  | 'unsubscribe links';

/** A key of 32 bytes, and the name of the secret that it comes from; that of JWT_SECRET has no name. */
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
 * The secrets of JWT_SECRETS and JWT_SECRET (ADR 44). Each use has keys of its own, by HKDF-SHA-256 (RFC 5869), so that what one
 * makes is worth nothing for another [TRU-106].
 */
@Injectable()
export class KeyRing {
  private readonly keys: readonly RingKey[];
  private readonly known = new Map<KeyPurpose, readonly DerivedKey[]>();

  constructor(@Inject(APP_CONFIG) { session }: Pick<AppConfig, 'session'>) {
    this.keys = session.keys;
  }

  /** The keys of a purpose in the order of the ring: the first is for what is new, the others read what they have made. */
  derive(purpose: KeyPurpose): readonly DerivedKey[] {
    const known = this.known.get(purpose) ?? this.keys.map((key) => derived(key, purpose));
    this.known.set(purpose, known);
    return known;
  }

  /** The key for what is new. */
  first(purpose: KeyPurpose): DerivedKey {
    const [first] = this.derive(purpose);
    if (!first) throw new Error('a key ring has at least one key');
    return first;
  }

  /** The key of a name; undefined if it is not in the ring (any more). */
  find(purpose: KeyPurpose, kid: string | null): DerivedKey | undefined {
    return this.derive(purpose).find((key) => key.kid === kid);
  }

  /**
   * JWT_SECRET as it is. Releases before the ring used it without deriving a key; what they have made is still read.
   * Nothing new is made with it.
   */
  get underived(): string | undefined {
    return this.keys.find(({ kid }) => kid === null)?.secret;
  }
}
