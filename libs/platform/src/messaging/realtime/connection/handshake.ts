import { DomainError } from '@manette/contracts/errors';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { Principal } from '../../../core/session/principal.js';
import { SessionVerifier } from '../../../core/session/session-verifier.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/app-config.js';
import { isUnavailable } from '../../../database/is-unavailable.js';
import {
  callerAddressReader,
  callerAddressOptionsOf,
  type AddressedRequest,
} from '../../../core/network/caller-address.js';
import { CallLimits } from '../../../database/limits/call-limits.js';
import { RefusedLimits } from '../../../database/limits/refused-limits.js';
import { OpenSockets } from './open-sockets.js';
import { rooms } from '../rooms.js';
import { SocketServer, type RoomWatch } from '../socket-server.js';

/** The error message for a session or an address with too many open sockets [TRU-114]. */
const TOO_MANY_CONNECTIONS = 'TOO_MANY_CONNECTIONS';

/** The data that a client sends when it connects (pocket, section 6). */
interface Credentials {
  token?: unknown;
  lowData?: unknown;
}

const roomsOfSession = ({ userId, sessionId }: Principal) => [rooms.user(userId), rooms.session(sessionId)];

function sharedRooms({ role, isVerified }: Principal, savesData: boolean): string[] {
  return [
    rooms.everyone,
    ...(role === 'admin' ? [rooms.admins] : []),
    ...(isVerified ? [rooms.verified] : []),
    ...(savesData ? [rooms.lowData] : []),
  ];
}

/** Accepts a socket by its session's token, or refuses it with an error code (contract, section 6). */
@Injectable()
export class Handshake {
  private readonly logger = new Logger(Handshake.name);
  private readonly addressOf: (request: AddressedRequest) => string;

  constructor(
    private readonly sessions: SessionVerifier,
    private readonly calls: CallLimits,
    private readonly open: OpenSockets,
    private readonly sockets: SocketServer,
    @Inject(APP_CONFIG) { http }: AppConfig,
    private readonly refused: RefusedLimits,
  ) {
    this.addressOf = callerAddressReader(callerAddressOptionsOf(http));
  }

  async admit(socket: Socket, next: (refusal?: Error) => void): Promise<void> {
    try {
      const address = this.addressOf(socket.request);
      // Counted like an HTTP call, so that handshakes do not bypass the limits on calls.
      this.calls.countAddress(address);
      const { token } = socket.handshake.auth as Credentials;
      if (typeof token !== 'string' || token === '') return next(new Error('UNAUTHENTICATED'));
      const session = await this.sessions.verify(token, false);
      if (session.mustEnrol) return next(new Error('SECOND_STEP_REQUIRED'));
      const watch = this.sockets.watch(roomsOfSession(session));
      try {
        this.calls.countSession(session.sessionId);
        if (!(await this.reservePlace(socket, session, address)))
          return next(new Error(TOO_MANY_CONNECTIONS));
        await this.enterRooms(socket, token, watch);
        next();
      } finally {
        // Runs after Socket.IO has connected the socket, which it also does in the next tick.
        process.nextTick(() => {
          watch.end();
          if (watch.hasChanged) socket.disconnect(true);
        });
      }
    } catch (error) {
      next(new Error(this.codeOf(error)));
    }
  }

  /** Verifies the session again, as changes do not reach the socket before it is connected, and joins its rooms. */
  private async enterRooms(socket: Socket, token: string, watch: RoomWatch): Promise<void> {
    let principal: Principal;
    do {
      watch.restart();
      principal = await this.sessions.verify(token, false);
    } while (watch.hasChanged);
    (socket.data as { principal?: Principal }).principal = principal;
    const { lowData } = socket.handshake.auth as Credentials;
    await socket.join([...roomsOfSession(principal), ...sharedRooms(principal, lowData === true)]);
  }

  /** Counts the socket for its session and address until it closes. @returns false when one of these has too many sockets */
  private async reservePlace(socket: Socket, { sessionId }: Principal, address: string): Promise<boolean> {
    if (!(await this.open.enter(socket.id, sessionId, address))) {
      this.refused.count('sockets');
      return false;
    }
    const leave = () => void this.open.leave(socket.id);
    socket.once('disconnect', leave);
    // A connection that closes before its socket is connected emits no 'disconnect' on the socket.
    if (socket.conn.readyState === 'open') socket.conn.once('close', leave);
    else leave();
    return true;
  }

  private codeOf(error: unknown): string {
    if (error instanceof DomainError) return error.code;
    if (isUnavailable(error)) return 'UNAVAILABLE';
    this.logger.error({ err: error }, 'a handshake failed');
    return 'INTERNAL';
  }
}
