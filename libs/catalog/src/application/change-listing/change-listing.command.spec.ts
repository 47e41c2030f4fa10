import { CATALOG_MESSAGES } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { imageOf } from '../../testing/in-memory-files.js';
import { accountFields, giftCardFields } from '../../testing/listing.mother.js';
import { AddListing } from '../add-listing/add-listing.command.js';
import { DeleteListing } from '../delete-listing/delete-listing.command.js';
import { ChangeListing } from './change-listing.command.js';

let catalog: InMemoryCatalog;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
});

describe('changing a listing', () => {
  it('[API-021] changes the given fields and announces the listing', async () => {
    const { _id } = await catalog.commands.execute(new AddListing('account', accountFields, []));
    const changed = await catalog.commands.execute(new ChangeListing('account', _id, { available: 7 }, []));
    expect(catalog.listings.listings).toMatchObject([{ available: 7, codeName: 'Orbital 9' }]);
    expect(catalog.outbox.emitted.at(-1)).toMatchObject({ event: 'account_updated', payload: changed });
    expect(catalog.outbox.events.at(-1)!.topic).toBe('catalog.listing-changed');
  });

  it('refuses an unknown listing and deletes the originals that were uploaded for it', async () => {
    const { _id } = await catalog.commands.execute(new AddListing('account', accountFields, []));
    const changing = catalog.commands.execute(new ChangeListing('giftCard', _id, {}, [imageOf('image/png')]));
    await expect(changing).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: CATALOG_MESSAGES.giftCardNotFound,
    });
    expect(catalog.files.files.size).toBe(0);
  });
});

describe('deleting a listing', () => {
  it('[API-030] hides the listing and announces the deletion; a second deletion does not find it', async () => {
    const { _id: id } = await catalog.commands.execute(new AddListing('giftCard', giftCardFields, []));
    const deletion = new DeleteListing({ kind: 'giftCard', id });
    await catalog.commands.execute(deletion);
    expect(catalog.listings.listings[0]!.deletedAt).not.toBeNull();
    expect(catalog.outbox.emitted.at(-1)).toMatchObject({ event: 'giftcard_deleted', payload: { _id: id } });
    await expect(catalog.commands.execute(deletion)).rejects.toThrow(CATALOG_MESSAGES.giftCardNotFound);
  });
});
