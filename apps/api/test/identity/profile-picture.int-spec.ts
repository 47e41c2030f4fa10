import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import sharp from 'sharp';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.people.client();
});
afterAll(() => app.stop());

const upload = (bytes: Buffer, name = 'me.png') =>
  app.call.put('/api/users/profile/picture', ann.token).attach('profilePicture', bytes, name);
const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer();

describe('the profile picture', () => {
  it('[API-012] [ID-040] [ID-059] is re-encoded at a small size, without metadata, and served', async () => {
    const { body } = await upload(await picture()).expect(200);
    expect(body).toEqual({ profilePicture: expect.stringMatching(/^\/uploads\/public\/people\/.+\.webp$/) });
    const served = await app.call
      .get(body.profilePicture)
      .buffer()
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(served.headers['content-type']).toBe('image/webp');
    const header = await sharp(served.body as Buffer).metadata();
    expect(header).toMatchObject({ width: 320, height: 320 });
    expect(header.exif).toBeUndefined();
    const { body: me } = await app.call.get('/api/auth/me', ann.token).expect(200);
    expect(me.user.profilePicture).toBe(body.profilePicture);
  });

  it('replaces the earlier picture, whose file is deleted', async () => {
    const { body: former } = await upload(await picture()).expect(200);
    const { body: newer } = await upload(await picture(100, 100)).expect(200);
    expect(newer.profilePicture).not.toBe(former.profilePicture);
    const file = (path: string) => join(app.config.storage.dataDir, path);
    expect(existsSync(file(newer.profilePicture))).toBe(true);
    await eventually(() => !existsSync(file(former.profilePicture)));
  });

  it('[ID-127] must be an image by its bytes, whatever its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const bytes of [Buffer.from('not a picture'), svg, Buffer.from('%PDF-1.7\n')]) {
      const { body } = await upload(bytes).expect(415);
      expect(body).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE', message: 'Please upload an image file' });
    }
    const broken = (await picture()).subarray(0, 300);
    await upload(broken).expect(415);
  });

  it('[ID-128] may have up to 1 MB, inclusive', async () => {
    const padded = async (size: number) => {
      const bytes = await picture();
      return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    };
    await upload(await padded(1024 * 1024)).expect(200);
    const { body } = await upload(await padded(1024 * 1024 + 1)).expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'Image size must be less than 1MB' });
  });

  it('is required in the request', async () => {
    const { body } = await app.call.put('/api/users/profile/picture', ann.token).send({}).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Please upload an image file' });
    await app.call.put('/api/users/profile/picture').expect(401);
  });

  it('is refused without decoding when it declares too many pixels', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(huge.length).toBeLessThan(1024 * 1024);
    await upload(huge).expect(415);
  });
});
