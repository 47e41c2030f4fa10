import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';

/** A message whose text is its number. */
interface Told {
  content: string;
}

/** What the sockets have received since `take` was last called. */
export interface Heard {
  /** Milliseconds from the call to each socket. */
  waits: number[];
  /** Messages that came twice, out of order or unasked. */
  faults: number;
}

/** Sockets that listen to the public chat, and compare what they hear with what was said. */
export class Listeners {
  private readonly sockets: Socket[] = [];
  private readonly saidAt: number[] = [];
  private readonly last: number[] = [];
  private heard: Heard = { waits: [], faults: 0 };

  /** Connects a socket for each token. */
  async connect(url: string, tokens: readonly string[]): Promise<void> {
    for (const token of tokens) {
      const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
      const number = this.sockets.push(socket) - 1;
      socket.on('public_message', ({ content }: Told) => this.hear(number, Number(content)));
      await once(socket as never, 'connect');
    }
  }

  /** The text of the next message. */
  next(): string {
    return String(this.saidAt.push(performance.now()) - 1);
  }

  /** What was heard, and forgets it. */
  take(): Heard {
    const { heard } = this;
    this.heard = { waits: [], faults: 0 };
    return heard;
  }

  /** How many messages the sockets have heard together since the last `take`. */
  get count(): number {
    return this.heard.waits.length;
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private hear(number: number, message: number): void {
    const saidAt = this.saidAt[message];
    if (saidAt === undefined || message <= (this.last[number] ?? -1)) this.heard.faults += 1;
    this.last[number] = message;
    this.heard.waits.push(performance.now() - (saidAt ?? 0));
  }
}
