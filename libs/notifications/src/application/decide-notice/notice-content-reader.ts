import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import type { Language } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { NOTICE_TEXTS, APP } from '../../domain/notice.texts.js';
import type { Notice, NoticeText } from '../../domain/notice.js';

/** The text of a notice and the page to which it links. */
export interface NoticeContent {
  url: string;
  text: (language: Language) => NoticeText;
}

const SHOWN_CHARACTERS = 100;
const page = (kind: string | undefined) => (kind === 'giftCard' ? 'giftcards' : 'accounts');

interface UnreadRow {
  count: number;
  is_told: boolean;
  type: string;
  content: string;
  sender: string | null;
}

type ContentReader = (notice: Notice, hidesContent: boolean) => Promise<NoticeContent | undefined>;

/** Builds the text of a notice from what is still true when it is sent [POC-052]. */
@Injectable()
export class NoticeContentReader {
  constructor(private readonly em: EntityManager) {}

  private readonly readers: Record<Notice['kind'], ContentReader> = {
    ticketMessages: (notice, hides) => this.messages(notice, hides),
    newTickets: (notice, hides) => this.ticket(notice, hides),
    orderStatus: (notice) => this.status(notice),
    rentals: (notice) => Promise.resolve(this.rental(notice)),
    savedSearches: (notice) => this.search(notice),
    backInStock: (notice) => this.stock(notice),
    newListings: (notice) => this.listings(notice),
    mentions: (notice) => this.mention(notice),
  };

  /** Returns undefined if nothing of the notice is true any more. */
  readContent(notice: Notice, hidesContent: boolean): Promise<NoticeContent | undefined> {
    return this.readers[notice.kind](notice, hidesContent);
  }

  /**
   * Returns the text about unread messages, if one of the notice's messages is still unread. The number includes all
   * unread messages of the ticket [POC-041] [POC-044].
   */
  private async messages(
    { facts, items }: Notice,
    hidesContent: boolean,
  ): Promise<NoticeContent | undefined> {
    const { ticketId, ticketNumber = '', side } = facts;
    const [last] = await this.read<UnreadRow>(sql`
      select count(*) over ()::int as count, u.type, u.content, p.username as sender,
             bool_or(u.id = any(${items.map(({ id }) => id)}::uuid[])) over () as is_told
        from orders.unread_message u left join identity.public_user p on p.id = u.sender_id
       where u.ticket_id = ${ticketId} and u.reader_side = ${side} order by u.position desc limit 1`);
    if (!last?.is_told) return undefined;
    const { count, sender, type, content } = last;
    const url = `/support/${ticketId}`;
    if (hidesContent || sender === null)
      return { url, text: (of) => ({ title: APP, body: NOTICE_TEXTS[of].message(ticketNumber, count) }) };
    // A file without text is stored with this English text; each device shows the text in its own language.
    const isFile = type !== 'text' && content === FILE_ATTACHMENT;
    const words = isFile ? '' : [...content.trim()].slice(0, SHOWN_CHARACTERS).join('');
    return { url, text: (of) => ({ title: sender, body: words || NOTICE_TEXTS[of].file }) };
  }

  /** [POC-042] */
  private async ticket({ facts }: Notice, hidesContent: boolean): Promise<NoticeContent | undefined> {
    const [ticket] = await this.read<{ number: string; subject: string }>(sql`
      select number, subject from orders.ticket_facts
       where id = ${facts.ticketId} and not is_deleted and status in ('pending', 'in_progress')`);
    if (!ticket) return undefined;
    const subject = hidesContent ? undefined : ticket.subject;
    const text: NoticeContent['text'] = (of) => ({
      title: APP,
      body: NOTICE_TEXTS[of].newTicket(ticket.number, subject),
    });
    return { url: `/support/${facts.ticketId}`, text };
  }

  /** [POC-043] */
  private async status({ facts }: Notice): Promise<NoticeContent | undefined> {
    const { ticketId, ticketNumber = '', status = 'completed' } = facts;
    const [ticket] = await this.read(sql`
      select id from orders.ticket_facts where id = ${ticketId} and status = ${status} and not is_deleted`);
    if (!ticket) return undefined;
    return {
      url: `/support/${ticketId}`,
      text: (of) => ({ title: APP, body: NOTICE_TEXTS[of][status](ticketNumber) }),
    };
  }

  private rental({ facts: { reminder, name = '' } }: Notice): NoticeContent | undefined {
    if (!reminder) return undefined;
    return { url: '/rentals', text: (of) => ({ title: APP, body: NOTICE_TEXTS[of].rental[reminder](name) }) };
  }

  private async search({
    facts: { name = '', path = '/' },
    items,
  }: Notice): Promise<NoticeContent | undefined> {
    const there = new Set((await this.there(items)).map(({ id }) => id));
    const [first, ...rest] = items.filter(
      ({ id }, at) => there.has(id) && items.findIndex((one) => one.id === id) === at,
    );
    if (!first) return undefined;
    const body = (of: Language) =>
      rest.length === 0
        ? NOTICE_TEXTS[of].match(name, first.name ?? '')
        : NOTICE_TEXTS[of].matches(name, rest.length + 1);
    return { url: path, text: (of) => ({ title: APP, body: body(of) }) };
  }

  private async stock({ items }: Notice): Promise<NoticeContent | undefined> {
    const listing = items.at(-1);
    const [there] = await this.there(items.slice(-1), sql`available > 0`);
    if (!listing || !there) return undefined;
    const text: NoticeContent['text'] = (of) => ({
      title: APP,
      body: NOTICE_TEXTS[of].inStock(listing.name ?? ''),
    });
    return { url: `/${page(there.kind)}/${listing.id}`, text };
  }

  /** [POC-046] */
  private async listings({ items }: Notice): Promise<NoticeContent | undefined> {
    const there = await this.there(items);
    if (there.length === 0) return undefined;
    const accounts = there.filter(({ kind }) => kind === 'account').length;
    const giftCards = there.length - accounts;
    const body = (of: Language) => {
      const words = NOTICE_TEXTS[of];
      const parts = [accounts && words.accounts(accounts), giftCards && words.giftCards(giftCards)];
      return parts.filter(Boolean).join(words.joined);
    };
    return { url: accounts > 0 ? '/accounts' : '/giftcards', text: (of) => ({ title: APP, body: body(of) }) };
  }

  /** Names the sender of the last message that still exists [POC-045]. */
  private async mention({ items }: Notice): Promise<NoticeContent | undefined> {
    const [last] = await this.read<{ id: string }>(sql`
      select id from chat.message_facts where id = any(${items.map(({ id }) => id)}::uuid[])
       order by created_at desc, id desc limit 1`);
    const sender = items.find(({ id }) => id === last?.id)?.name;
    if (sender === undefined) return undefined;
    return { url: '/public-chat', text: (of) => ({ title: APP, body: NOTICE_TEXTS[of].mention(sender) }) };
  }

  /** Returns the listings of the notice that are not deleted. */
  private there(items: Notice['items'], also: RawBuilder<unknown> = sql`true`) {
    return this.read<{ id: string; kind: 'account' | 'giftCard' }>(sql`
      select id, kind from catalog.listing
       where id = any(${items.map(({ id }) => id)}::uuid[]) and not is_deleted and ${also}`);
  }

  private async read<Row = object>(statement: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } = await (statement as RawBuilder<Row>).execute(this.em.getKysely<object>());
    return rows;
  }
}
