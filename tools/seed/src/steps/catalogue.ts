import { ImportAccount, ImportGiftCard } from '@manette/contracts/catalog';
import type { CommandBus } from '@nestjs/cqrs';
import { ACCOUNTS } from '../data/accounts.js';
import { GIFT_CARDS } from '../data/gift-cards.js';
import { forEachConcurrently } from '../for-each-concurrently.js';
import { encodedCardFace, encodedCover } from '../encoded-art.js';
import { daysBefore } from '../time.js';

/** Ids of listings by name. */
export type ListingIds = ReadonlyMap<string, string>;

/** Writes the accounts, with covers that are encoded as after an upload. */
export async function seedAccounts(commands: CommandBus, now: Date): Promise<ListingIds> {
  const ids = new Map<string, string>();
  await forEachConcurrently(ACCOUNTS, async ({ covers, ageDays, ...fields }) => {
    const pictures = await Promise.all(covers.map(encodedCover));
    const command = new ImportAccount(fields, pictures, daysBefore(now, ageDays));
    ids.set(fields.codeName, await commands.execute<ImportAccount, string>(command));
  });
  return ids;
}

/** Writes the gift cards, with pictures that are encoded as after an upload. */
export async function seedGiftCards(commands: CommandBus, now: Date): Promise<ListingIds> {
  const ids = new Map<string, string>();
  await forEachConcurrently(GIFT_CARDS, async ({ face, ageDays, ...fields }) => {
    const command = new ImportGiftCard(fields, [await encodedCardFace(face)], daysBefore(now, ageDays));
    ids.set(fields.name, await commands.execute<ImportGiftCard, string>(command));
  });
  return ids;
}
