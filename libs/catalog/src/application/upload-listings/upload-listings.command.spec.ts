import { FILE_MESSAGES, MAX_CARD_LINES, accountLine, giftCardLine } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { imageOf } from '../../testing/in-memory-files.js';
import { accountFields, giftCardFields } from '../../testing/listing.mother.js';
import { temporaryFiles } from '../../testing/temporary-file.js';
import { UploadListings } from './upload-listings.command.js';

const temporaryFile = temporaryFiles();

const card = giftCardLine(giftCardFields);
const account = accountLine(accountFields);

let catalog: InMemoryCatalog;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
});

const upload = async (kind: 'account' | 'giftCard', lines: string[], images: Uint8Array[] = []) =>
  catalog.commands.execute(new UploadListings(kind, await temporaryFile(lines.join('\n')), images));

describe('uploading a list of listings', () => {
  it('[API-031] adds the listings of valid lines with one image and reports the invalid lines', async () => {
    const uploaded = await upload(
      'giftCard',
      [card, card.replace('USD', 'XXX'), card],
      [imageOf('image/png')],
    );
    expect(uploaded).toEqual({
      created: 2,
      errors: [{ line: 2, field: 'value.currency', message: 'Currency must be DZD, EUR or USD' }],
    });
    const [picture] = catalog.pictures.pictures.keys();
    expect(catalog.listings.listings.map(({ images }) => images)).toEqual([[picture], [picture]]);
  });

  it('announces all accounts to clients in one event, and each account to the other contexts', async () => {
    expect(await upload('account', [account, account])).toEqual({ created: 2, errors: [] });
    expect(catalog.outbox.emitted).toMatchObject([{ event: 'new_account_uploaded', payload: { count: 2 } }]);
    const ids = catalog.listings.listings.map(({ id }) => id);
    expect(catalog.outbox.events.map(({ payload }) => payload)).toEqual([
      ...ids.map((id) => ({ kind: 'account', id })),
      { kind: 'account', ids },
      { kind: 'account', count: 2 },
    ]);
  });

  it('stores no image for a file without a valid line', async () => {
    const { created, errors } = await upload('account', ['nonsense'], [imageOf('image/png')]);
    expect([created, errors.length, catalog.files.files.size]).toEqual([0, 1, 0]);
    expect(catalog.outbox.emitted).toEqual([]);
  });

  it('[CAT-130] accepts only PNG and JPEG with gift cards', async () => {
    await expect(upload('giftCard', [card], [imageOf('image/webp')])).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: FILE_MESSAGES.cardImageType,
    });
    expect((await upload('account', [account], [imageOf('image/webp')])).created).toBe(1);
  });

  it('refuses the whole file when it has too many lines', async () => {
    const lines = Array.from({ length: MAX_CARD_LINES + 1 }, () => card);
    await expect(upload('giftCard', lines, [imageOf('image/png')])).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: FILE_MESSAGES.cardLines,
    });
    expect(catalog.listings.listings).toEqual([]);
  });
});
