import { EntityManager } from '@mikro-orm/postgresql';
import { UnusedFiles } from '@manette/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ChatTables } from './chat.tables.js';

/** Says which files of the public chat a message has, so that the others can go. */
@Injectable()
export class ChatFiles implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly unused: UnusedFiles,
  ) {}

  onModuleInit(): void {
    this.unused.own('chat', (keys) => this.inUse(keys));
  }

  private async inUse(keys: string[]): Promise<string[]> {
    const messages = this.em.getKysely<ChatTables>().selectFrom('chat.message');
    const used = await messages.select('file_key').where('file_key', 'in', keys).execute();
    return used.flatMap(({ file_key }) => file_key ?? []);
  }
}
