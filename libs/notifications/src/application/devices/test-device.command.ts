import { APP_CONFIG, Clock, Outbox, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { DeviceNotFound, PushIsOff } from '../../domain/push.errors.js';
import { PUSH_QUEUE } from '../send-pushes/push-queue.js';

/** A user tests a device: the push ignores quiet hours and sight [POC-047]. */
export class TestDevice extends Command<void> {
  constructor(
    readonly userId: string,
    readonly deviceId: string,
  ) {
    super();
  }
}

@CommandHandler(TestDevice)
export class TestDeviceHandler implements ICommandHandler<TestDevice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws DeviceNotFound, PushIsOff */
  execute({ userId, deviceId }: TestDevice): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { numAffectedRows } = await sql`
        insert into notifications.push (device_id, user_id, kind, tag, facts, items, due_at)
        select id, user_id, 'test', 'test', '{}', '[]', ${this.clock.now().toISOString()}
          from notifications.device where id = ${deviceId} and user_id = ${userId}
        on conflict (device_id, tag) do update set id = excluded.id, attempts = 0, leased_until = null,
          due_at = greatest(excluded.due_at, push.held_until)`.execute(this.em.getKysely<object>());
      if (numAffectedRows !== 1n) throw new DeviceNotFound();
      if (!this.config.pocket.push) throw new PushIsOff();
      this.outbox.job(PUSH_QUEUE, 'due', {});
    });
  }
}
