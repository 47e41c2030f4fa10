import type { ItemRef } from '@manette/contracts/catalog';
import { ImportTicket, type ImportedMessage } from '@manette/contracts/orders';
import type { CommandBus } from '@nestjs/cqrs';
import { attachmentFile } from '../art.js';
import { CONVERSATIONS, type Conversation } from '../data/conversations.js';
import { hoursBefore, minutesAfter } from '../time.js';
import { idOf } from './id-of.js';
import type { People } from './people.js';
import type { ListingIds } from './catalogue.js';

export interface Shop {
  people: People;
  accounts: ListingIds;
  giftCards: ListingIds;
}

/** The ticket ids of conversations. */
export type Tickets = ReadonlyMap<Conversation, string>;

const itemOf = ({ accounts, giftCards }: Shop, { item }: Conversation): ItemRef | undefined => {
  if (!item) return undefined;
  return item.kind === 'account'
    ? { kind: 'account', id: idOf(accounts, item.codeName) }
    : { kind: 'giftCard', id: idOf(giftCards, item.name) };
};

/** Returns the messages later than `after` and not later than `upTo`, both in minutes after the opening of the conversation. */
export function messagesBetween(
  { messages, openedHoursAgo }: Conversation,
  now: Date,
  after: number,
  upTo: number,
): ImportedMessage[] {
  const opened = hoursBefore(now, openedHoursAgo);
  return messages
    .filter(({ minutesAfterOpening: at }) => at > after && at <= upTo)
    .map(({ from, text, minutesAfterOpening, attachment }) => ({
      from,
      text,
      at: minutesAfter(opened, minutesAfterOpening),
      ...(attachment ? { attachment: { path: attachmentFile(attachment), name: attachment.fileName } } : {}),
    }));
}

/**
 * Writes the tickets with their messages. A ticket with a life stays open and gets only the messages until its payment was
 * requested; playOrderEvents writes the other messages and completes it.
 */
export async function seedConversations(commands: CommandBus, shop: Shop, now: Date): Promise<Tickets> {
  const ids = new Map<Conversation, string>();
  for (const [at, conversation] of CONVERSATIONS.entries()) {
    const opened = hoursBefore(now, conversation.openedHoursAgo);
    const { subject, orderType, priority, life } = conversation;
    const messages = messagesBetween(conversation, now, -1, life?.payment?.requestedAt ?? Infinity);
    const closing = life ? undefined : conversation.closing;
    const status = life ? 'in_progress' : conversation.status;
    const ticket = new ImportTicket({
      key: `demo ${at + 1}`,
      clientId: idOf(shop.people, conversation.client),
      adminId: idOf(shop.people, conversation.admin),
      item: itemOf(shop, conversation),
      ...{ subject, orderType, priority, status, messages },
      createdAt: opened,
      reason: closing?.reason,
      closedBy: closing?.by,
      closedAt: closing && minutesAfter(opened, closing.minutesAfterOpening),
    });
    ids.set(conversation, await commands.execute<ImportTicket, string>(ticket));
  }
  return ids;
}
