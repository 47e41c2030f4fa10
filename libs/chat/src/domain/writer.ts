import { MutedInChat, SlowModeOn } from './public-chat.errors.js';

const SECOND = 1000;

/** The facts that decide whether a client may write in the chat now. */
export interface WriterStanding {
  isMuted: boolean;
  /** Null for a mute without an end. */
  mutedUntil: Date | null;
  /** 0: slow mode is off. */
  slowModeSeconds: number;
  /** The time of the last accepted message; read only under slow mode. */
  lastWrittenAt: Date | null;
}

/** A client who writes in the chat. */
export class Writer {
  constructor(private readonly standing: WriterStanding) {}

  isMutedAt(time: Date): boolean {
    const { isMuted, mutedUntil } = this.standing;
    return isMuted && (mutedUntil === null || time < mutedUntil);
  }

  get mutedUntil(): Date | null {
    return this.standing.mutedUntil;
  }

  get slowModeSeconds(): number {
    return this.standing.slowModeSeconds;
  }

  /** @throws MutedInChat [TRU-093], SlowModeOn within the time after the last accepted message [TRU-098] */
  assertMayWriteAt(time: Date): void {
    if (this.isMutedAt(time)) throw new MutedInChat(this.mutedUntil);
    const { lastWrittenAt, slowModeSeconds } = this.standing;
    const wait = lastWrittenAt ? lastWrittenAt.getTime() + slowModeSeconds * SECOND - time.getTime() : 0;
    if (wait > 0) throw new SlowModeOn(Math.ceil(wait / SECOND));
  }
}
