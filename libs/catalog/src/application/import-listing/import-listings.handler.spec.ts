import { ImportAccount, ImportGiftCard, type EncodedPicture } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { accountFields, giftCardFields } from '../../testing/listing.mother.js';

const createdAt = new Date('2026-01-02T03:04:05.000Z');
const picture: EncodedPicture = {
  id: '0123456789abcdef0123456789abcdef',
  ...{ width: 400, height: 300, color: '#102030', blur: 'data:image/webp;base64,AA' },
  sizes: [
    { width: 240, format: 'avif', bytes: Buffer.from('a') },
    { width: 240, format: 'webp', bytes: Buffer.from('b') },
  ],
};

let catalog: InMemoryCatalog;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
});

describe('importing a listing', () => {
  it('adds the listing with the given creation time and encoded pictures, and does not announce it', async () => {
    const id = await catalog.commands.execute(new ImportAccount(accountFields, [picture], createdAt));
    expect(catalog.listings.listings).toMatchObject([{ id, createdAt, images: [picture.id] }]);
    expect([...catalog.files.files.values()]).toEqual(['image/avif', 'image/webp']);
    expect(catalog.outbox).toMatchObject({ emitted: [], events: [], jobs: [] });
  });

  it('does not change an existing listing of the same name and kind', async () => {
    const first = await catalog.commands.execute(new ImportGiftCard(giftCardFields, [], createdAt));
    const again = new ImportGiftCard({ ...giftCardFields, available: 9 }, [picture], new Date());
    expect(await catalog.commands.execute(again)).toBe(first);
    await catalog.commands.execute(
      new ImportAccount({ ...accountFields, codeName: giftCardFields.name }, [], createdAt),
    );
    expect(catalog.listings.listings).toMatchObject([{ available: 1 }, { codeName: giftCardFields.name }]);
    expect(catalog.files.files.size).toBe(0);
  });

  it('stores a picture that several listings show once', async () => {
    await catalog.commands.execute(new ImportAccount(accountFields, [picture], createdAt));
    catalog.files.files.clear();
    await catalog.commands.execute(new ImportGiftCard(giftCardFields, [picture], createdAt));
    expect(catalog.files.files.size).toBe(0);
    expect(catalog.listings.listings[1]!.images).toEqual([picture.id]);
  });
});
