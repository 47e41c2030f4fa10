import type { DeviceView } from '@manette/contracts/notifications';
import { type Principal } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { deviceViewOf, type DeviceRow } from './device-view.js';
import { OpenSessions } from './open-sessions.js';

/** Returns the devices to which pushes for a user are sent, the newest first; ten at most [POC-032]. */
export class ListDevices extends Query<DeviceView[]> {
  constructor(readonly owner: Pick<Principal, 'userId' | 'sessionId'>) {
    super();
  }
}

@QueryHandler(ListDevices)
export class ListDevicesHandler implements IQueryHandler<ListDevices> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: OpenSessions,
  ) {}

  async execute({ owner: { userId, sessionId } }: ListDevices): Promise<DeviceView[]> {
    const { rows } = await sql<DeviceRow>`
      select d.id, d.name, d.created_at, d.last_used_at from notifications.device d
        join identity.open_session s on s.id = d.session_id
       where d.user_id = ${userId} and ${this.sessions.isOpen(sessionId)}
       order by d.created_at desc, d.id desc`.execute(this.em.getKysely<object>());
    return rows.map(deviceViewOf);
  }
}
