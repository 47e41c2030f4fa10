import type { Role } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { validate } from 'uuid';
import { SessionExpired, Unauthenticated } from '../../domain/session.errors.js';
import type { Session } from '../../domain/session.js';
import { SessionTokens, type TokenOwner } from '../../domain/session-tokens.js';

const ALGORITHM = 'HS256';

/** The most tokens in the cache of a process, which take some megabytes. */
const CACHE_SIZE = 10_000;

/** Signs session tokens as JWTs with `sub`, `sid`, `role` and `exp`. */
@Injectable()
export class JwtSessionTokens extends SessionTokens {
  private readonly secret: Uint8Array;
  /** A valid signature stays valid, so it is verified once; the time and the session's row decide from then on. */
  private readonly verified = new Map<string, TokenOwner>();

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    super();
    this.secret = new TextEncoder().encode(config.session.jwtSecret);
  }

  sign(session: Session, role: Role): Promise<string> {
    return new SignJWT({ sid: session.id, role })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(session.userId)
      .setIssuedAt(session.createdAt)
      .setExpirationTime(session.expiresAt)
      .sign(this.secret);
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
      const options = { algorithms: [ALGORITHM], currentDate: this.clock.now() };
      return (await jwtVerify(token, this.secret, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new SessionExpired();
      if (error instanceof errors.JOSEError) throw new Unauthenticated();
      throw error;
    }
  }
}
