import { DomainError } from '@manette/contracts/errors';
import { Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { Principal } from '../auth/principal.js';
import { SessionVerifier } from '../auth/session-verifier.js';
import { isUnavailable } from '../database/is-unavailable.js';
import { rooms } from './rooms.js';

const ownRooms = ({ userId, sessionId }: Principal) => [rooms.user(userId), rooms.session(sessionId)];

function audiencesOf({ role, isVerified }: Principal): string[] {
  return [
    rooms.everyone,
    ...(role === 'admin' ? [rooms.admins] : []),
    ...(isVerified ? [rooms.publicChat] : []),
  ];
}

/** Lets a socket in by its session's token, or refuses it with the error's code (contract, section 6). */
@Injectable()
export class Handshake {
  private readonly logger = new Logger(Handshake.name);

  constructor(private readonly sessions: SessionVerifier) {}

  async admit(socket: Socket, next: (refusal?: Error) => void): Promise<void> {
    try {
      const { token } = socket.handshake.auth as { token?: unknown };
      if (typeof token !== 'string' || token === '') return next(new Error('UNAUTHENTICATED'));
      await socket.join(ownRooms(await this.sessions.verify(token)));
      // What changed before the socket was in its own rooms would never reach it: look again.
      const principal = await this.sessions.verify(token);
      (socket.data as { principal?: Principal }).principal = principal;
      await socket.join(audiencesOf(principal));
      next();
    } catch (error) {
      next(new Error(this.codeOf(error)));
    }
  }

  private codeOf(error: unknown): string {
    if (error instanceof DomainError) return error.code;
    if (isUnavailable(error)) return 'UNAVAILABLE';
    this.logger.error({ err: error }, 'a handshake failed');
    return 'INTERNAL';
  }
}
