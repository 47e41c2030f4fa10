import { ImportAccount, ImportGiftCard } from '@manette/contracts/catalog';
import type { CommandBus } from '@nestjs/cqrs';
import { ACCOUNTS } from '../data/accounts.js';
import { GIFT_CARDS } from '../data/gift-cards.js';
import { inLanes } from '../in-lanes.js';
import { encodedCardFace, encodedCover } from '../encoded-art.js';
import { daysBefore } from '../time.js';

/** Ids of listings by their name. */
export type Shelf = ReadonlyMap<string, string>;

/** Puts the accounts on the shelf, their covers as the job of an upload leaves them. */
export async function seedAccounts(commands: CommandBus, now: Date): Promise<Shelf> {
  const shelf = new Map<string, string>();
  await inLanes(ACCOUNTS, async ({ covers, ageDays, ...fields }) => {
    const pictures = await Promise.all(covers.map(encodedCover));
    const command = new ImportAccount(fields, pictures, daysBefore(now, ageDays));
    shelf.set(fields.codeName, await commands.execute<ImportAccount, string>(command));
  });
  return shelf;
}

/** Puts the gift cards on theirs. */
export async function seedGiftCards(commands: CommandBus, now: Date): Promise<Shelf> {
  const shelf = new Map<string, string>();
  await inLanes(GIFT_CARDS, async ({ face, ageDays, ...fields }) => {
    const command = new ImportGiftCard(fields, [await encodedCardFace(face)], daysBefore(now, ageDays));
    shelf.set(fields.name, await commands.execute<ImportGiftCard, string>(command));
  });
  return shelf;
}
