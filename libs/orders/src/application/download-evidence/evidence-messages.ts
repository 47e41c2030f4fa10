import { isoTime } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OrdersTables } from '../orders.tables.js';
import { DELETED_PERSON } from '../ticket-view.js';
import { pathIn } from './evidence-source.js';

/** A file of a message: its storage key, and its path in the dispute file. */
export interface MessageFile {
  key: string;
  path: string;
}

/** Reads the conversation for a dispute file: deleted messages without content, files by their paths in the archive. */
@Injectable()
export class EvidenceMessages {
  constructor(private readonly em: EntityManager) {}

  async of(ticketId: string): Promise<{ messages: object[]; files: MessageFile[] }> {
    const rows = await this.em
      .getKysely<OrdersTables>()
      .selectFrom('orders.message as m')
      .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
      .selectAll('m')
      .select('u.username')
      .where('m.ticket_id', '=', ticketId)
      .orderBy('m.position')
      .execute();
    const files = rows.flatMap(({ file_key: key, file_name: name, position, deleted_at: deletedAt }) =>
      key && !deletedAt ? [{ key, position, path: pathIn('files', position, name ?? 'file') }] : [],
    );
    const pathAt = new Map(files.map(({ position, path }) => [position, path]));
    const messages = rows.map((row) => ({
      _id: row.id,
      position: row.position,
      type: row.type,
      sender: row.sender_id && {
        _id: row.sender_id,
        username: row.username ?? DELETED_PERSON,
        role: row.sender_side,
      },
      content: row.deleted_at ? null : row.content,
      file: pathAt.get(row.position) ?? null,
      createdAt: isoTime(row.created_at),
      deletedAt: row.deleted_at && isoTime(row.deleted_at),
    }));
    return { messages, files };
  }
}
