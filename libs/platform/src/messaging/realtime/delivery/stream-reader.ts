import { Logger } from '@nestjs/common';
import { Wakeable } from '../../../core/concurrency/wakeable.js';
import { Signal } from '../../../core/concurrency/signal.js';
import { RecentMessages } from './recent-messages.js';
import type { Offset, RealtimeStream } from './realtime-stream.js';
import type { SocketServer } from '../socket-server.js';

const PAUSE = 1000;

/** Follows the stream and tells the sockets of this process, in the order of the writes and each message once. */
export class StreamReader {
  private readonly logger = new Logger('manette_realtime');
  private readonly recent = new RecentMessages();
  private readonly wakeable = new Wakeable();
  private offset?: Offset;
  private interrupted = false;
  private stopping = false;
  private running?: Promise<void>;
  private readonly following = new Signal();

  constructor(
    private readonly stream: RealtimeStream,
    private readonly sockets: Pick<SocketServer, 'deliverHere' | 'makeClientsReconnect'>,
  ) {}

  /** Resolves when it has its place in the stream. */
  start(): Promise<void> {
    this.running ??= this.run();
    return this.following.given;
  }

  /** To be called once the stream is closed, which ends a read that waits. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.following.give();
    this.wakeable.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping)
      try {
        await this.read();
      } catch (error) {
        if (this.stopping) return;
        this.interrupted = true;
        this.logger.warn(`the stream cannot be read, trying again: ${(error as Error).message}`);
        await this.wakeable.wait(PAUSE);
      }
  }

  private async read(): Promise<void> {
    this.offset ??= await this.stream.end();
    this.following.give();
    if (this.interrupted) await this.resume(this.offset);
    const { offset, messages } = await this.stream.after(this.offset);
    this.offset = offset;
    for (const message of messages) if (this.recent.isNew(message)) this.sockets.deliverHere(message);
  }

  /** Redis may have lost or forgotten messages meanwhile: then the clients fetch what they missed. */
  private async resume(offset: Offset): Promise<void> {
    if (!(await this.stream.keeps(offset))) {
      this.offset = await this.stream.end();
      this.sockets.makeClientsReconnect();
    }
    this.interrupted = false;
  }
}
