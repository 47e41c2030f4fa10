import { Logger } from '@nestjs/common';
import { Wakeable } from '../../../core/concurrency/wakeable.js';
import { Deferred } from '../../../core/concurrency/deferred.js';
import { RecentMessages } from './recent-messages.js';
import type { Offset, RealtimeStream } from './realtime-stream.js';
import type { SocketServer } from '../socket-server.js';

const RETRY_MS = 1000;

/** Reads the stream and delivers its messages to the sockets of this process, in order and each once. */
export class StreamReader {
  private readonly logger = new Logger('manette_realtime');
  private readonly recent = new RecentMessages();
  private readonly wakeable = new Wakeable();
  private offset?: Offset;
  private interrupted = false;
  private stopping = false;
  private running?: Promise<void>;
  private readonly following = new Deferred();

  constructor(
    private readonly stream: RealtimeStream,
    private readonly sockets: Pick<SocketServer, 'deliverLocally' | 'makeClientsReconnect'>,
  ) {}

  /** Starts reading. Resolves when the position in the stream is known. */
  start(): Promise<void> {
    this.running ??= this.run();
    return this.following.promise;
  }

  /** Stops reading. Call it after closing the stream, which ends a waiting read. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.following.resolve();
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
        await this.wakeable.wait(RETRY_MS);
      }
  }

  private async read(): Promise<void> {
    this.offset ??= await this.stream.end();
    this.following.resolve();
    if (this.interrupted) await this.resume(this.offset);
    const { offset, messages } = await this.stream.after(this.offset);
    this.offset = offset;
    for (const message of messages) if (this.recent.addIfNew(message)) this.sockets.deliverLocally(message);
  }

  /** Resumes after an interruption. If messages were lost or trimmed, clients must reconnect and fetch what they missed. */
  private async resume(offset: Offset): Promise<void> {
    if (!(await this.stream.contains(offset))) {
      this.offset = await this.stream.end();
      this.sockets.makeClientsReconnect();
    }
    this.interrupted = false;
  }
}
