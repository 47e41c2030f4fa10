import { CATALOG_MESSAGES, TakeFromStock, type ItemRef } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { accountFields, giftCardFields } from '../../testing/listing.mother.js';
import { AddListing } from '../add-listing/add-listing.command.js';
import { DeleteListing } from '../delete-listing/delete-listing.command.js';

let catalog: InMemoryCatalog;
let account: ItemRef;
let card: ItemRef;

beforeEach(async () => {
  catalog = await inMemoryCatalog();
  const { commands } = catalog;
  const { _id: accountId } = await commands.execute(new AddListing('account', accountFields, []));
  const { _id: cardId } = await commands.execute(new AddListing('giftCard', giftCardFields, []));
  account = { kind: 'account', id: accountId };
  card = { kind: 'giftCard', id: cardId };
});

describe('taking from stock', () => {
  it('takes one unit and announces the listing', async () => {
    await catalog.commands.execute(new TakeFromStock(account));
    expect(catalog.listings.find(account)!.available).toBe(1);
    expect(catalog.outbox.emitted.at(-1)).toMatchObject({
      event: 'account_updated',
      payload: { _id: account.id, available: 1 },
    });
  });

  it('refuses with the message of the listing kind when no unit is left', async () => {
    await catalog.commands.execute(new TakeFromStock(card));
    await expect(catalog.commands.execute(new TakeFromStock(card))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      message: CATALOG_MESSAGES.giftCardOutOfStock,
    });
    const unknown = { kind: 'account', id: card.id } as const;
    await expect(catalog.commands.execute(new TakeFromStock(unknown))).rejects.toThrow(
      CATALOG_MESSAGES.accountOutOfStock,
    );
  });

  it('takes from a deleted listing without announcing it', async () => {
    await catalog.commands.execute(new DeleteListing(card));
    const before = catalog.outbox.emitted.length;
    await catalog.commands.execute(new TakeFromStock(card));
    expect(catalog.listings.find(card)!.available).toBe(0);
    expect(catalog.outbox.emitted).toHaveLength(before);
  });
});
