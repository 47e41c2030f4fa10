import { ImportAccount, ImportGiftCard } from '@manette/contracts/catalog';
import type { CommandBus } from '@nestjs/cqrs';
import { cardFaceFile, coverFile } from '../art.js';
import { ACCOUNTS } from '../data/accounts.js';
import { GIFT_CARDS } from '../data/gift-cards.js';
import { inLanes } from '../in-lanes.js';
import { rasterised } from '../raster.js';
import { daysBefore } from '../time.js';

/** Ids of listings by their name. */
export type Shelf = ReadonlyMap<string, string>;

/** Puts the accounts on the shelf, their covers through the same pipeline as an upload's. */
export async function seedAccounts(commands: CommandBus, now: Date): Promise<Shelf> {
  const shelf = new Map<string, string>();
  await inLanes(ACCOUNTS, async ({ covers, ageDays, ...fields }) => {
    const images = await Promise.all(covers.map((cover) => rasterised(coverFile(cover))));
    const command = new ImportAccount(fields, images, daysBefore(now, ageDays));
    shelf.set(fields.codeName, await commands.execute<ImportAccount, string>(command));
  });
  return shelf;
}

/** Puts the gift cards on theirs. */
export async function seedGiftCards(commands: CommandBus, now: Date): Promise<Shelf> {
  const shelf = new Map<string, string>();
  await inLanes(GIFT_CARDS, async ({ face, ageDays, ...fields }) => {
    const command = new ImportGiftCard(
      fields,
      [await rasterised(cardFaceFile(face))],
      daysBefore(now, ageDays),
    );
    shelf.set(fields.name, await commands.execute<ImportGiftCard, string>(command));
  });
  return shelf;
}
