import { createECDH } from 'node:crypto';
import type { DeviceView, NewDevice } from '@manette/contracts/notifications';
import { APP_CONFIG, Clock, GuardedSender, newId, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { InvalidSubscription, PushIsOff } from '../../domain/push.errors.js';
import { deviceName } from './device-name.js';
import { deviceViewOf, type DeviceRow } from './device-view.js';
import { OpenSessions } from './open-sessions.js';

const MOST = 10;

/** `isNew` is false for an endpoint that the user has already registered. */
export interface RegisteredDevice {
  device: DeviceView;
  isNew: boolean;
}

/** A browser registers for pushes [POC-030]. */
export class RegisterDevice extends Command<RegisteredDevice> {
  constructor(
    readonly owner: { userId: string; sessionId: string },
    readonly subscription: NewDevice,
    readonly userAgent: string | undefined,
  ) {
    super();
  }
}

function isPoint(p256dh: Buffer): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    return own.computeSecret(p256dh).length > 0;
  } catch {
    // OpenSSL refuses bytes that are not a point on the curve; a push could not be encrypted for them.
    return false;
  }
}

const BASE64URL = /^[\w-]+={0,2}$/;

/** Checks the keys of RFC 8291: an uncompressed point of P-256, and 16 bytes. */
function areKeys({ p256dh, auth }: NewDevice['keys']): boolean {
  if (!BASE64URL.test(p256dh) || !BASE64URL.test(auth)) return false;
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && Buffer.from(auth, 'base64url').length === 16 && isPoint(point);
}

@CommandHandler(RegisterDevice)
export class RegisterDeviceHandler implements ICommandHandler<RegisterDevice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly sender: GuardedSender,
    private readonly sessions: OpenSessions,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws PushIsOff, InvalidSubscription */
  async execute(command: RegisterDevice): Promise<RegisteredDevice> {
    const { endpoint, keys } = command.subscription;
    if (!this.config.pocket.push) throw new PushIsOff();
    if (!areKeys(keys) || !(await this.sender.acceptsTarget(endpoint))) throw new InvalidSubscription();
    return this.unitOfWork.run(() => this.write(command));
  }

  /**
   * Registers the devices of one user one after the other, so that there are never more than ten. If there are too
   * many, devices of expired sessions are deleted first [POC-033].
   */
  private async write({ owner, subscription, userAgent }: RegisterDevice): Promise<RegisteredDevice> {
    const { endpoint, keys, language } = subscription;
    const { userId, sessionId } = owner;
    const db = this.em.getKysely<object>();
    await sql`select pg_advisory_xact_lock(hashtextextended(${`device ${userId}`}, 0))`.execute(db);
    await sql`delete from notifications.device where endpoint = ${endpoint} and user_id <> ${userId}`.execute(
      db,
    );
    const now = this.clock.now().toISOString();
    const { rows } = await sql<DeviceRow & { is_new: boolean }>`
      insert into notifications.device (id, user_id, session_id, endpoint, p256dh, auth, language, name, created_at)
      values (${newId()}, ${userId}, ${sessionId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language},
              ${deviceName(userAgent)}, ${now})
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, name = excluded.name, refusals = 0
      returning id, name, created_at, last_used_at, xmax = 0 as is_new`.execute(db);
    const [row] = rows;
    if (!row) throw new InvalidSubscription();
    if (row.is_new)
      await sql`delete from notifications.device where id in (
        select d.id from notifications.device d left join identity.open_session s
            on s.id = d.session_id and ${this.sessions.isOpen(sessionId)}
         where d.user_id = ${userId} and d.id <> ${row.id}
         order by s.id is null, coalesce(d.last_used_at, d.created_at) desc, d.id desc offset ${MOST - 1})`.execute(
        db,
      );
    return { device: deviceViewOf(row), isNew: row.is_new };
  }
}
