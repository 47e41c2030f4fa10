import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../core/keys/key-ring.js';

export interface SignedAddress {
  key: string;
  /** Seconds since 1970. */
  expires: number;
  name: string;
}

/**
 * Derives the key of releases before the key ring. The addresses that those releases signed stay valid while both releases
 * serve, and then until they expire, within an hour [TRU-107].
 */
const formerKey = (secret: string): Buffer => createHmac('sha256', secret).update('private uploads').digest();

const signatureOf = ({ key, expires, name }: SignedAddress, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, expires, name]))
    .digest();

/** Signs and verifies the URLs of private files: the first key of the ring signs, all verify [TRU-106]. */
@Injectable()
export class SignedAddresses {
  private readonly signing: Buffer;
  private readonly verifying: readonly Buffer[];

  constructor(ring: KeyRing) {
    this.signing = ring.first('file addresses').key;
    const keys = ring.derive('file addresses').map(({ key }) => key);
    this.verifying = ring.rawJwtSecret === undefined ? keys : [...keys, formerKey(ring.rawJwtSecret)];
  }

  /** Returns a URL that is valid for at least `seconds`. Calls close together return the same URL, so that ETags stay valid. */
  sign(key: string, { seconds, fileName }: { seconds: number; fileName: string }, now: Date): string {
    const step = Math.max(60, Math.floor(seconds / 2));
    const expires = Math.ceil((now.getTime() / 1000 + seconds) / step) * step;
    const signature = signatureOf({ key, expires, name: fileName }, this.signing).toString('base64url');
    const query = new URLSearchParams({ expires: String(expires), signature, name: fileName });
    return `/uploads/${key}?${query.toString()}`;
  }

  isExpired({ expires }: SignedAddress, now: Date): boolean {
    return !(expires * 1000 > now.getTime());
  }

  /** Whether the shop made the signature, even if the URL has expired. */
  isGenuine(address: SignedAddress, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.verifying.some((secret) => {
      const right = signatureOf(address, secret);
      return given.length === right.length && timingSafeEqual(given, right);
    });
  }
}
