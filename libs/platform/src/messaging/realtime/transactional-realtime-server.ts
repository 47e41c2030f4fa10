import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { addOutboxRecord, type RealtimeAction } from '../outbox/outbox-records.js';
import { Outbox } from '../outbox/outbox.js';
import { RealtimeServer, type UserPermissions } from './realtime-server.js';
import { rooms } from './rooms.js';

/** Changes sockets through the outbox of the current unit of work, so that no change is lost when the process dies. */
@Injectable()
export class TransactionalRealtimeServer extends RealtimeServer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  endSession(sessionId: string, { replaced = false } = {}): Promise<void> {
    return this.unitOfWork.run(() => {
      if (replaced)
        this.outbox.emit({ session: sessionId }, 'session_replaced', { message: SESSION_REPLACED_MESSAGE });
      this.act('disconnect', rooms.session(sessionId));
      return Promise.resolve();
    });
  }

  changePermissions(userId: string, { isAdmin, isVerified }: UserPermissions): Promise<void> {
    return this.unitOfWork.run(() => {
      this.act(isAdmin ? 'join' : 'leave', rooms.user(userId), rooms.admins);
      this.act(isVerified ? 'join' : 'leave', rooms.user(userId), rooms.verified);
      return Promise.resolve();
    });
  }

  private act(action: Exclude<RealtimeAction, 'emit'>, room: string, topic = ''): void {
    addOutboxRecord({ kind: 'realtime', action, rooms: [room], except: [], topic, payload: null });
  }
}
