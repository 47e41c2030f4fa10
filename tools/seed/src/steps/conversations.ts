import type { ItemRef } from '@manette/contracts/catalog';
import { ImportTicket, type ImportedMessage } from '@manette/contracts/orders';
import type { CommandBus } from '@nestjs/cqrs';
import { attachmentFile } from '../art.js';
import { CONVERSATIONS, type Conversation } from '../data/conversations.js';
import { hoursBefore, minutesAfter } from '../time.js';
import { known } from './known.js';
import type { People } from './people.js';
import type { Shelf } from './shelves.js';

interface Shop {
  people: People;
  accounts: Shelf;
  giftCards: Shelf;
}

const itemOf = ({ accounts, giftCards }: Shop, { item }: Conversation): ItemRef | undefined => {
  if (!item) return undefined;
  return item.kind === 'account'
    ? { kind: 'account', id: known(accounts, item.codeName) }
    : { kind: 'giftCard', id: known(giftCards, item.name) };
};

/** Writes the tickets with all that was said in them. */
export async function seedConversations(commands: CommandBus, shop: Shop, now: Date): Promise<void> {
  for (const [at, conversation] of CONVERSATIONS.entries()) {
    const opened = hoursBefore(now, conversation.openedHoursAgo);
    const messages: ImportedMessage[] = conversation.messages.map(
      ({ from, text, minutesAfterOpening, attachment }) => ({
        from,
        text,
        at: minutesAfter(opened, minutesAfterOpening),
        ...(attachment
          ? { attachment: { path: attachmentFile(attachment), name: attachment.fileName } }
          : {}),
      }),
    );
    const { subject, orderType, priority, status, closing } = conversation;
    const ticket = new ImportTicket({
      key: `demo ${at + 1}`,
      clientId: known(shop.people, conversation.client),
      adminId: known(shop.people, conversation.admin),
      item: itemOf(shop, conversation),
      ...{ subject, orderType, priority, status, messages },
      createdAt: opened,
      reason: closing?.reason,
      closedBy: closing?.by,
      closedAt: closing && minutesAfter(opened, closing.minutesAfterOpening),
    });
    await commands.execute(ticket);
  }
}
