import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemRef } from '@manette/contracts/catalog';
import { ImportTicket, type ImportedMessage } from '@manette/contracts/orders';
import type { CommandBus } from '@nestjs/cqrs';
import { attachmentFile } from '../art.js';
import type { SampleAttachment } from '../data/attachments.js';
import { CONVERSATIONS, type Conversation } from '../data/conversations.js';
import { rasterised } from '../raster.js';
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

/** An attachment as a file that can be taken in; a drawing becomes a picture first. */
async function fileFor(
  attachment: SampleAttachment,
  folder: string,
): Promise<{ path: string; name: string }> {
  const source = attachmentFile(attachment);
  if (!source.endsWith('.svg')) return { path: source, name: attachment.fileName };
  const path = join(folder, attachment.fileName);
  await writeFile(path, await rasterised(source));
  return { path, name: attachment.fileName };
}

/** Writes the tickets with all that was said in them. */
export async function seedConversations(commands: CommandBus, shop: Shop, now: Date): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'manette-seed-'));
  try {
    for (const [at, conversation] of CONVERSATIONS.entries()) {
      const opened = hoursBefore(now, conversation.openedHoursAgo);
      const messages: ImportedMessage[] = [];
      for (const { from, text, minutesAfterOpening, attachment } of conversation.messages)
        messages.push({
          from,
          text,
          at: minutesAfter(opened, minutesAfterOpening),
          ...(attachment ? { attachment: await fileFor(attachment, folder) } : {}),
        });
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
