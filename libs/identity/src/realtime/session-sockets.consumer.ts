import { identityEvents, type SessionEnded, type UserVerified } from '@manette/contracts/identity';
import { OnIntegrationEvent, RealtimeServer } from '@manette/platform';
import { Injectable } from '@nestjs/common';

/** Lets sockets follow what happened to the session or the person behind them. */
@Injectable()
export class SessionSocketsConsumer {
  constructor(private readonly realtime: RealtimeServer) {}

  /** The sockets of an ended session are closed on every process; a replaced one is told why first. */
  @OnIntegrationEvent(identityEvents.sessionEnded)
  async close({ sessionId, reason }: SessionEnded): Promise<void> {
    await this.realtime.endSession(sessionId, { replaced: reason === 'replaced' });
  }

  @OnIntegrationEvent(identityEvents.userVerified)
  async admit({ userId }: UserVerified): Promise<void> {
    await this.realtime.admitToPublicChat(userId);
  }
}
