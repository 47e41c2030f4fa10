import { GetPersonalEntries, type PersonalEntry } from '@manette/contracts/audit';
import { GetPersonalPublicMessages } from '@manette/contracts/chat';
import type { PersonalMessage, PersonalPage } from '@manette/contracts/identity';
import { GetPersonalMessages, GetPersonalTickets, type PersonalTicket } from '@manette/contracts/orders';
import { isoTime } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { selectUsers, toUserView } from '../get-user/user-view.js';
import type { IdentityTables } from '../identity.tables.js';

/** A file of the export: its key in the storage and its path in the archive. */
export interface ExportedFile {
  key: string;
  path: string;
}

/** Characters that would lead out of the folder `files`, or that file names may not contain. */
const UNSAFE = /[/\\\p{Cc}]/gu;

type ReadPage<Item> = (after: string | null) => Promise<PersonalPage<Item>>;

/** Yields all items of a context. One page of them is in memory at a time. */
async function* allOf<Item>(read: ReadPage<Item>): AsyncGenerator<Item> {
  let after: string | null = null;
  do {
    const page: PersonalPage<Item> = await read(after);
    yield* page.items;
    after = page.next;
  } while (after !== null);
}

/** Yields the text of a JSON array, one element per line. */
async function* arrayText(elements: AsyncIterable<string>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const element of elements) {
    yield `${separator}\n${element}`;
    separator = ',';
  }
  yield ']';
}

/**
 * Produces `data.json`: all that the shop stores about a client, in pieces, so that little of it is in memory at a time. Each
 * context provides the data that it stores. Other users appear only by their username [TRU-110].
 */
@Injectable()
export class PersonalData {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @param onFile is called for each file, in the order of the messages. @throws UserNotFound */
  async *textOf(userId: string, onFile: (file: ExportedFile) => void): AsyncGenerator<string> {
    const message = (said: PersonalMessage) => messageText(said, onFile);
    yield `{"profile":${JSON.stringify(await this.profileOf(userId))},\n"sessions":`;
    yield JSON.stringify(await this.sessionsOf(userId));
    yield ',\n"tickets":';
    yield* this.ticketsOf(userId, message);
    yield ',\n"publicMessages":';
    const said: ReadPage<PersonalMessage> = (after) =>
      this.queries.execute(new GetPersonalPublicMessages(userId, after));
    yield* arrayText(mapped(allOf(said), message));
    yield ',\n"audit":';
    const entries: ReadPage<PersonalEntry> = (after) =>
      this.queries.execute(new GetPersonalEntries(userId, after));
    yield* arrayText(mapped(allOf(entries), (entry) => JSON.stringify(entry)));
    yield '}\n';
  }

  private async *ticketsOf(
    userId: string,
    message: (said: PersonalMessage) => string,
  ): AsyncGenerator<string> {
    const tickets: ReadPage<PersonalTicket> = (after) =>
      this.queries.execute(new GetPersonalTickets(userId, after));
    let separator = '[';
    for await (const ticket of allOf(tickets)) {
      const said: ReadPage<PersonalMessage> = (after) =>
        this.queries.execute(new GetPersonalMessages(userId, ticket._id, after));
      yield `${separator}\n${JSON.stringify(ticket).slice(0, -1)},"messages":`;
      yield* arrayText(mapped(allOf(said), message));
      yield '}';
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }

  private async profileOf(userId: string): Promise<object> {
    const row = await selectUsers(this.db()).where('u.id', '=', userId).executeTakeFirst();
    if (!row) throw new UserNotFound();
    const { _id, username, email, phone, address, role, ...view } = toUserView(row);
    const { emailVerified, googleId = null, profilePicture, lastSeen, createdAt } = view;
    return {
      ...{ _id, username, email, phone, address, role, language: row.language },
      ...{ emailVerified, googleId, profilePicture, lastSeen, createdAt },
    };
  }

  /** Returns the sessions, including ended ones that are still stored. */
  private async sessionsOf(userId: string): Promise<object[]> {
    const rows = await this.db()
      .selectFrom('identity.sessions')
      .select(['id', 'method', 'user_agent', 'address', 'created_at', 'last_used_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map((row) => ({
      ...{ _id: row.id, method: row.method, userAgent: row.user_agent, address: row.address },
      ...{ signedInAt: isoTime(row.created_at), lastActiveAt: isoTime(row.last_used_at) },
      endedAt: row.ended_at && isoTime(row.ended_at),
    }));
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}

/** Returns a message as JSON text, with the path of its file in the export. */
function messageText({ message, file }: PersonalMessage, onFile: (file: ExportedFile) => void): string {
  if (!file) return JSON.stringify({ ...message, file: null });
  const path = `files/${message._id}-${file.name.replace(UNSAFE, '_')}`;
  onFile({ key: file.key, path });
  return JSON.stringify({ ...message, file: path });
}

async function* mapped<Item>(
  items: AsyncIterable<Item>,
  textOf: (item: Item) => string,
): AsyncGenerator<string> {
  for await (const item of items) yield textOf(item);
}
