import { FILE_MESSAGES } from '@manette/contracts/catalog';
import { inMemoryCatalog, type InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { imageOf } from '../../testing/in-memory-files.js';
import { temporaryFiles } from '../../testing/temporary-file.js';
import { UploadAccount } from './upload-account.command.js';

const temporaryFile = temporaryFiles();

const file = `CodeName: Orbital 9
Prix: 2500 DZD
Console: PS4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Redline`;

let catalog: InMemoryCatalog;
beforeEach(async () => {
  catalog = await inMemoryCatalog();
});

const upload = async (content: string | Buffer, images: Uint8Array[] = []) =>
  catalog.commands.execute(new UploadAccount(await temporaryFile(content), images));

describe('uploading an account file', () => {
  it('[API-023] adds the account that the file describes', async () => {
    const { _id } = await upload(file, [imageOf('image/png')]);
    expect(catalog.listings.listings).toMatchObject([{ id: _id, codeName: 'Orbital 9', games: ['Redline'] }]);
    expect(catalog.listings.listings[0]!.images).toHaveLength(1);
  });

  it('[API-023] adds nothing when a line is invalid, and reports each fault with its line number', async () => {
    await expect(upload(file.replace('PS4', 'PS1'), [imageOf('image/png')])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [expect.objectContaining({ line: 3, field: 'console' })],
    });
    expect(catalog.listings.listings).toEqual([]);
    expect(catalog.files.files.size).toBe(0);
  });

  it('refuses a file that is not text, or too large', async () => {
    await expect(upload(Buffer.from([0xff, 0xd8, 0xff, 0x00]))).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: FILE_MESSAGES.notText,
    });
    await expect(upload(Buffer.alloc(1024 * 1024 + 1, 'a'))).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: FILE_MESSAGES.accountFileSize,
    });
  });
});
