import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedAddress {
  key: string;
  /** Seconds since 1970. */
  expires: number;
  name: string;
}

/** Signs and verifies the URLs of private files. */
export class SignedAddresses {
  private readonly secret: Buffer;

  constructor(secret: string) {
    // A separate key, so that a signature here is never valid elsewhere.
    this.secret = createHmac('sha256', secret).update('private uploads').digest();
  }

  /** A URL that is valid for at least `seconds`. Calls close together return the same URL, so that ETags stay valid. */
  sign(key: string, { seconds, fileName }: { seconds: number; fileName: string }, now: Date): string {
    const step = Math.max(60, Math.floor(seconds / 2));
    const expires = Math.ceil((now.getTime() / 1000 + seconds) / step) * step;
    const signature = this.signature({ key, expires, name: fileName });
    const query = new URLSearchParams({ expires: String(expires), signature, name: fileName });
    return `/uploads/${key}?${query.toString()}`;
  }

  isExpired({ expires }: SignedAddress, now: Date): boolean {
    return !(expires * 1000 > now.getTime());
  }

  /** Whether the signature is ours, also if the URL has expired. */
  isGenuine(address: SignedAddress, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = Buffer.from(this.signature(address), 'base64url');
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private signature({ key, expires, name }: SignedAddress): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([key, expires, name]))
      .digest('base64url');
  }
}
