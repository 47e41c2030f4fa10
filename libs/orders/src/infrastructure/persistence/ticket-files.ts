import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnusedFiles } from '@manette/platform';
import type { OrdersTables } from './orders.tables.js';

/** Says which files of tickets a message has, so that the others can go. */
@Injectable()
export class TicketFiles implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly unused: UnusedFiles,
  ) {}

  onModuleInit(): void {
    this.unused.own('tickets', (keys) => this.inUse(keys));
  }

  private async inUse(keys: string[]): Promise<string[]> {
    const messages = this.em.getKysely<OrdersTables>().selectFrom('orders.message');
    const used = await messages.select('file_key').where('file_key', 'in', keys).execute();
    return used.flatMap(({ file_key }) => file_key ?? []);
  }
}
