import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Staff } from '../../application/change-ticket/staff.js';
import type { OrdersTables } from './orders.tables.js';

/** Reads who works here from the view that identity publishes. */
@Injectable()
export class KyselyStaff extends Staff {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async isAdmin(userId: string): Promise<boolean> {
    const admin = await this.em
      .getKysely<OrdersTables>()
      .selectFrom('identity.public_user')
      .select('id')
      .where('id', '=', userId)
      .where('role', '=', 'admin')
      .executeTakeFirst();
    return admin !== undefined;
  }
}
