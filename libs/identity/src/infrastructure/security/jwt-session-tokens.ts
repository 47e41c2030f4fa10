import type { Role } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { validate } from 'uuid';
import { SessionExpired, Unauthenticated } from '../../domain/session.errors.js';
import type { Session } from '../../domain/session.js';
import { SessionTokens } from '../../domain/session-tokens.js';

const ALGORITHM = 'HS256';

/** Session tokens as JWTs with `sub`, `sid`, `role` and `exp`. */
@Injectable()
export class JwtSessionTokens extends SessionTokens {
  private readonly secret: Uint8Array;

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

  async read(token: string): Promise<{ sessionId: string; userId: string }> {
    const { sub, sid } = await this.payloadOf(token);
    if (!validate(sub) || !validate(sid)) throw new Unauthenticated();
    return { sessionId: sid as string, userId: sub as string };
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
