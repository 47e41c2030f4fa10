import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OrdersTables } from '../orders.tables.js';

/** The administrators, read from the view that identity publishes. */
@Injectable()
export class Administrators {
  constructor(private readonly em: EntityManager) {}

  async includes(userId: string): Promise<boolean> {
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
