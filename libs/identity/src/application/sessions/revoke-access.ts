import { identityEvents, type UserDeactivated, type UserDeleted } from '@manette/contracts/identity';
import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { DeviceRepository } from '../../domain/device.repository.js';
import { EndSessions } from './end-sessions.js';

/** Ends the sessions of a deactivated or deleted user and publishes the event, inside the caller's unit of work. */
@Injectable()
export class RevokeAccess {
  constructor(
    private readonly sessions: EndSessions,
    private readonly devices: DeviceRepository,
    private readonly outbox: Outbox,
  ) {}

  async ofDeactivated(userId: string): Promise<void> {
    await this.sessions.ofUser(userId, 'deactivated');
    this.outbox.event(identityEvents.userDeactivated, { userId } satisfies UserDeactivated);
  }

  async ofDeleted(userId: string): Promise<void> {
    await this.sessions.ofUser(userId, 'deleted');
    await this.devices.deleteOfUser(userId);
    this.outbox.event(identityEvents.userDeleted, { userId } satisfies UserDeleted);
  }
}
