import type { AppConfig } from '../../../core/config/app-config.js';
import {
  addressKey,
  callerAddressReader,
  callerAddressOptionsOf,
  type AddressedRequest,
} from '../../../core/network/caller-address.js';

interface EngineConnection {
  request: AddressedRequest;
  once(event: 'close', listener: () => void): unknown;
}
export interface EngineServer {
  on(event: 'connection', listener: (connection: EngineConnection) => void): unknown;
}

/**
 * Counts the connections of Engine.IO per address in this process. The other socket limits apply only after a client has sent
 * a token. Without this limit a client could open any number of connections without sending a token, or keep connections
 * after it has left, wherever these are not TCP connections of their own: with polling, and through a trusted proxy [TRU-114].
 */
export class EngineConnections {
  private readonly open = new Map<string, number>();
  private readonly limit: number;
  private readonly addressOf: (request: AddressedRequest) => string;

  constructor({ http, limits }: Pick<AppConfig, 'http' | 'limits'>) {
    this.limit = limits.connectionsPerAddress;
    this.addressOf = callerAddressReader(callerAddressOptionsOf(http));
  }

  /** Whether the caller's address may open one more connection. */
  hasRoomFor(request: AddressedRequest): boolean {
    return (this.open.get(this.keyOf(request)) ?? 0) < this.limit;
  }

  /** Counts each connection until it closes. */
  follow(engine: EngineServer): void {
    engine.on('connection', (connection) => {
      const key = this.keyOf(connection.request);
      this.open.set(key, (this.open.get(key) ?? 0) + 1);
      connection.once('close', () => {
        const left = (this.open.get(key) ?? 1) - 1;
        if (left > 0) this.open.set(key, left);
        else this.open.delete(key);
      });
    });
  }

  private keyOf(request: AddressedRequest): string {
    return addressKey(this.addressOf(request));
  }
}
