import type { Role } from '@manette/contracts/identity';
import { Clock, KeyRing } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SignJWT, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { validate } from 'uuid';
import { SessionExpired, Unauthenticated } from '../../domain/session.errors.js';
import type { Session } from '../../domain/session.js';
import { SessionTokens, type TokenOwner } from '../../domain/session-tokens.js';

const ALGORITHM = 'HS256';

/** The maximum number of tokens in the cache of a process; they take some megabytes. */
const CACHE_SIZE = 10_000;

/**
 * Signs session tokens as JWTs with `sub`, `sid`, `role` and `exp` and the first key of the ring, whose name is the header's
 * `kid`. Verifies a token with the key that it names, and a token without `kid` with JWT_SECRET [TRU-106].
 */
@Injectable()
export class JwtSessionTokens extends SessionTokens {
  /** Tokens with a valid signature, which is verified only once. Afterwards only the time and the session's row decide. */
  private readonly verified = new Map<string, TokenOwner>();

  constructor(
    private readonly ring: KeyRing,
    private readonly clock: Clock,
  ) {
    super();
  }

  sign(session: Session, role: Role): Promise<string> {
    const { kid, key } = this.ring.first('session tokens');
    return new SignJWT({ sid: session.id, role })
      .setProtectedHeader(kid === null ? { alg: ALGORITHM } : { alg: ALGORITHM, kid })
      .setSubject(session.userId)
      .setIssuedAt(session.createdAt)
      .setExpirationTime(session.expiresAt)
      .sign(key);
  }

  async read(token: string): Promise<TokenOwner> {
    const known = this.verified.get(token);
    if (!known) return this.verify(token);
    if (known.expiresAt <= this.clock.now().getTime()) throw new SessionExpired();
    return known;
  }

  private async verify(token: string): Promise<TokenOwner> {
    const { sub, sid, exp } = await this.payloadOf(token);
    if (!validate(sub) || !validate(sid)) throw new Unauthenticated();
    const expiresAt = exp === undefined ? Infinity : exp * 1000;
    const owner = { sessionId: sid as string, userId: sub as string, expiresAt };
    this.cache(token, owner);
    return owner;
  }

  private cache(token: string, known: TokenOwner): void {
    const [oldest] = this.verified.size < CACHE_SIZE ? [] : this.verified.keys();
    if (oldest !== undefined) this.verified.delete(oldest);
    this.verified.set(token, known);
  }

  private async payloadOf(token: string): Promise<JWTPayload> {
    try {
      return await this.verifiedBy(this.keysFor(decodeProtectedHeader(token).kid ?? null), token);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new SessionExpired();
      // Decoding the header of a text that is not a token throws a TypeError.
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new Unauthenticated();
      throw error;
    }
  }

  /**
   * Returns the keys that may have signed a token with this `kid`. Releases before the key ring signed with JWT_SECRET itself
   * [TRU-107].
   */
  private keysFor(kid: string | null): Uint8Array[] {
    const key = this.ring.find('session tokens', kid)?.key;
    if (!key) throw new Unauthenticated();
    const { rawJwtSecret } = this.ring;
    return kid === null && rawJwtSecret !== undefined ? [key, new TextEncoder().encode(rawJwtSecret)] : [key];
  }

  private async verifiedBy([key, ...others]: Uint8Array[], token: string): Promise<JWTPayload> {
    if (!key) throw new Unauthenticated();
    try {
      const options = { algorithms: [ALGORITHM], currentDate: this.clock.now() };
      return (await jwtVerify(token, key, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed && others.length > 0)
        return this.verifiedBy(others, token);
      throw error;
    }
  }
}
