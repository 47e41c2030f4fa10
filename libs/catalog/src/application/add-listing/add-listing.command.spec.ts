import { IMAGE_MESSAGES } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { imageOf } from '../../testing/in-memory-files.js';
import { accountFields, giftCardFields } from '../../testing/listing.mother.js';
import { AddListing } from './add-listing.command.js';

let catalog: InMemoryCatalog;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
});

describe('adding a listing', () => {
  it('[API-020] adds an account and announces it to clients and contexts', async () => {
    const account = await catalog.commands.execute(new AddListing('account', accountFields, []));
    expect(catalog.listings.listings).toMatchObject([{ id: account._id, codeName: 'Orbital 9', images: [] }]);
    expect(catalog.outbox.emitted).toMatchObject([{ event: 'new_account_uploaded', payload: account }]);
    expect(catalog.outbox.events).toEqual([
      { topic: 'catalog.listing-created', payload: { kind: 'account', id: account._id, listing: account } },
      { topic: 'catalog.listings-added', payload: { kind: 'account', ids: [account._id] } },
    ]);
  });

  it('[API-028] adds a gift card and announces it to clients and contexts', async () => {
    const card = await catalog.commands.execute(new AddListing('giftCard', giftCardFields, []));
    expect(catalog.listings.listings).toMatchObject([{ id: card._id, name: 'Orbit 50' }]);
    expect(catalog.outbox.emitted).toMatchObject([{ event: 'new_giftcard_uploaded', payload: card }]);
    expect(catalog.outbox.events).toEqual([
      { topic: 'catalog.listing-created', payload: { kind: 'giftCard', id: card._id, listing: card } },
      { topic: 'catalog.listings-added', payload: { kind: 'giftCard', ids: [card._id] } },
    ]);
  });

  it('stores each distinct image once and requests its encoding', async () => {
    const [first, second] = [imageOf('image/png', 'a'), imageOf('image/webp', 'b')];
    await catalog.commands.execute(new AddListing('account', accountFields, [first, second, first]));
    expect(catalog.listings.listings[0]!.images).toEqual([...catalog.pictures.pictures.keys()]);
    expect([...catalog.files.files.values()]).toEqual(['image/png', 'image/webp']);
    expect(catalog.outbox.jobs).toHaveLength(2);
  });

  it('[CAT-069] refuses a thirteenth image before anything is stored', async () => {
    const images = Array.from({ length: 13 }, (_, index) => imageOf('image/png', `${index}`));
    const adding = catalog.commands.execute(new AddListing('account', accountFields, images));
    await expect(adding).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message: IMAGE_MESSAGES.count });
    expect(catalog.files.files.size).toBe(0);
  });

  it('[CAT-114] refuses a file that is not an image', async () => {
    const adding = catalog.commands.execute(
      new AddListing('account', accountFields, [imageOf('image/png'), imageOf('text/plain')]),
    );
    await expect(adding).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: IMAGE_MESSAGES.type,
    });
    expect(catalog.files.files.size).toBe(0);
    expect(catalog.listings.listings).toEqual([]);
  });
});
