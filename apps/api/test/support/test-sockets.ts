import { once } from 'node:events';
import type { ClientEvents, ServerEvents } from '@manette/contracts/realtime';
import { eventually } from '@manette/platform/testing';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

type Client = Socket<Record<string, (payload: unknown) => void>, ClientEvents>;
/** How long an acknowledgement may take on a busy machine, in ms. */
const PATIENCE = 60_000;

type Options = Partial<ManagerOptions & SocketOptions>;

/** A socket that records all events that it receives, in order. */
export class TestSocket {
  readonly received: { event: string; payload: unknown }[] = [];

  constructor(readonly socket: Client) {
    socket.onAny((event: string, payload: unknown) => this.received.push({ event, payload }));
  }

  /** Returns the payloads of an event that were received. */
  of<E extends keyof ServerEvents>(event: E): ServerEvents[E][] {
    return this.received
      .filter((one) => one.event === event)
      .map(({ payload }) => payload as ServerEvents[E]);
  }

  /** Waits for an event that `fits`, or finds one received already, and returns its payload. */
  next<E extends keyof ServerEvents>(
    event: E,
    fits: (payload: ServerEvents[E]) => boolean = () => true,
  ): Promise<ServerEvents[E]> {
    return eventually(() => this.of(event).find(fits)) as Promise<ServerEvents[E]>;
  }

  /** Joins a ticket's room. */
  join(ticketId: string): Promise<{ ok: boolean; code?: string }> {
    return this.socket.timeout(PATIENCE).emitWithAck('join_ticket', ticketId);
  }

  leave(ticketId: string): Promise<{ ok: boolean; code?: string }> {
    return this.socket.timeout(PATIENCE).emitWithAck('leave_ticket', ticketId);
  }

  close(): void {
    this.socket.close();
  }
}

/** Sockets of users, connected to the product under test. */
export class TestSockets {
  private readonly sockets: TestSocket[] = [];

  constructor(private readonly url: string) {}

  /** Connects with a token. @throws Error with the refusal's message */
  async connect(token: string, options: Options = {}): Promise<TestSocket> {
    const client: Client = io(this.url, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: PATIENCE,
      ...options,
    });
    const opened = new TestSocket(client);
    this.sockets.push(opened);
    const abort = new AbortController();
    const { signal } = abort;
    try {
      await Promise.race([
        once(client as never, 'connect', { signal }),
        once(client as never, 'connect_error', { signal }).then(([error]) => Promise.reject(error as Error)),
      ]);
    } finally {
      abort.abort();
    }
    return opened;
  }

  closeAll(): void {
    for (const socket of this.sockets) socket.close();
  }
}
