import { UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { DeviceNotFound } from '../../domain/push.errors.js';

/** A user removes a device, which then gets no more pushes [POC-032]. */
export class RemoveDevice extends Command<void> {
  constructor(
    readonly userId: string,
    readonly deviceId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveDevice)
export class RemoveDeviceHandler implements ICommandHandler<RemoveDevice> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
  ) {}

  /** @throws DeviceNotFound */
  execute({ userId, deviceId }: RemoveDevice): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { numAffectedRows } = await sql`
        delete from notifications.device where id = ${deviceId} and user_id = ${userId}`.execute(
        this.em.getKysely<object>(),
      );
      if (numAffectedRows !== 1n) throw new DeviceNotFound();
    });
  }
}
