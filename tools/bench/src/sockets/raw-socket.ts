import { WebSocket } from 'ws';

/** The time for opening all sockets, and its 99th percentile for one socket, in milliseconds. */
export interface Opened {
  all: number;
  p99: number;
}

const [OPEN, PING, PONG, CONNECTED, EVENT, ACK, REFUSED] = ['0', '2', '3', '40', '42', '43', '44'];
const PATIENCE = 60_000;

/**
 * A minimal client of Socket.IO's protocol over WebSocket, so that one process can hold thousands and leaves most of the
 * machine to the server.
 */
export class RawSocket {
  readonly connection: WebSocket;
  readonly url: string;
  readonly token: string;
  private readonly onEvent: (json: string) => void;
  private acknowledge?: () => void;

  private constructor(
    connection: WebSocket,
    { url, token }: { url: string; token: string },
    onEvent: (json: string) => void,
  ) {
    this.connection = connection;
    this.url = url;
    this.token = token;
    this.onEvent = onEvent;
  }

  /** Connects and authenticates. `url` may contain a query. @throws Error with the server's refusal */
  static open(url: string, token: string, onEvent: (json: string) => void): Promise<RawSocket> {
    const [origin, query = ''] = url.replace(/^http/, 'ws').split('?');
    const connection = new WebSocket(`${origin}/socket.io/?EIO=4&transport=websocket&${query}`, {
      perMessageDeflate: false,
      handshakeTimeout: PATIENCE,
    });
    const socket = new RawSocket(connection, { url, token }, onEvent);
    return new Promise((resolve, reject) => {
      connection.on('error', reject);
      connection.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith(CONNECTED)) resolve(socket);
        else if (text.startsWith(REFUSED)) reject(new Error(text));
        else if (text.startsWith(OPEN)) connection.send(CONNECTED + JSON.stringify({ token }));
        else socket.receive(text);
      });
    });
  }

  /** Sends an event without arguments. Resolves when it is acknowledged. */
  ask(event: string): Promise<void> {
    return new Promise((resolve) => {
      this.acknowledge = resolve;
      this.connection.send(`${EVENT}0${JSON.stringify([event])}`);
    });
  }

  private receive(text: string): void {
    if (text === PING) this.connection.send(PONG);
    else if (text.startsWith(EVENT)) this.onEvent(text.slice(EVENT.length));
    else if (text.startsWith(ACK)) this.acknowledge?.();
  }
}
