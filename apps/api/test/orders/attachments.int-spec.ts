import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Attachments, UnusedFilesProcessor } from '@manette/conversation';
import { FileStorage } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import sharp from 'sharp';
import { gif, pdf, pdfOf, photo, png } from './support/files.js';
import { Scenario } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const MB = 1024 * 1024;

describe('a file', () => {
  it.each([
    ['image', 'photo.png', png],
    ['image', 'moving.gif', gif],
    ['file', 'receipt.pdf', () => Promise.resolve(pdf())],
  ] as const)('[CHAT-022, CHAT-024] may be an %s: %s', async (type, name, make) => {
    const ticket = await scenario.open(scenario.amina);
    const file = await make();
    const { body } = await scenario.send(scenario.amina, ticket, file, name).expect(201);
    expect(body.message).toMatchObject({
      type,
      content: 'File attachment',
      fileName: name,
      fileSize: file.length,
    });
    const fetched = await scenario.app.call.get(body.message.fileUrl).buffer(true).expect(200);
    expect(Buffer.compare(fetched.body as Buffer, file)).toBe(0);
    const captioned = await scenario.send(scenario.admin, ticket, file, name, 'Look').expect(201);
    expect(captioned.body.message).toMatchObject({ type, content: 'Look' });
  });

  it('is available only by its signed URL, and only until that expires', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.send(scenario.amina, ticket, await png(), 'secret.png').expect(201);
    const url = new URL(body.message.fileUrl as string, scenario.app.url);
    await scenario.app.call.get(url.pathname, scenario.amina.token).expect(403);
    await scenario.app.call.get(`${url.pathname}${url.search}0`).expect(403);
    scenario.app.clock.advance(21 * 60 * 1000);
    try {
      await scenario.app.call.get(url.pathname + url.search).expect(403);
    } finally {
      scenario.app.clock.reset();
    }
    const { messages } = await scenario.conversation(scenario.admin, ticket._id);
    const { headers } = await scenario.app.call.get(messages.at(-1)?.fileUrl ?? '').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
  });

  it('[CHAT-021] has at most 10 MB, inclusive', async () => {
    const ticket = await scenario.open(scenario.amina);
    await scenario.send(scenario.amina, ticket, pdfOf(10 * MB), 'whole.pdf').expect(201);
    const { body } = await scenario.send(scenario.amina, ticket, pdfOf(10 * MB + 1), 'more.pdf').expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'File size must be less than 10MB' });
  });

  it.each([
    ['a.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a.pdf', 'just text'],
    ['a.gif', '<html><script>alert(1)</script></html>'],
    ['a.jpg', 'MZ\u0090\u0000'],
    ['a.jpg', ''],
  ])('[CHAT-022] is checked by its bytes, not by its name: %s', async (name, bytes) => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario
      .send(scenario.amina, ticket, Buffer.from(bytes, 'latin1'), name)
      .expect(415);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: 'Only images and PDF files are accepted',
    });
    expect((await scenario.conversation(scenario.amina, ticket._id)).messages).toHaveLength(1);
  });

  it('[CHAT-022] is an image by its first bytes, even when it cannot be decoded', async () => {
    const ticket = await scenario.open(scenario.amina);
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1000)]);
    const { body } = await scenario.send(scenario.amina, ticket, broken, 'broken.jpg').expect(201);
    expect(body.message).toMatchObject({ type: 'image', fileName: 'broken.jpg' });
  });

  it.each(['jpeg', 'webp', 'avif'] as const)(
    '[CHAT-022] loses the location of a photo, and keeps the orientation: %s',
    async (format) => {
      const ticket = await scenario.open(scenario.amina);
      const { body } = await scenario
        .send(scenario.amina, ticket, await photo(format), `photo.${format}`)
        .expect(201);
      const stored = (await scenario.app.call.get(body.message.fileUrl).buffer(true).expect(200))
        .body as Buffer;
      expect(body.message.fileSize).toBe(stored.length);
      const { exif, autoOrient } = await sharp(stored).metadata();
      expect(exif?.includes('GPS') ?? false).toBe(false);
      expect(exif?.length ?? 0).toBeLessThan(40);
      expect(autoOrient).toMatchObject({ width: 30, height: 40 });
    },
  );

  it('[CHAT-022] is refused with its own message when it is a HEIC photo', async () => {
    const ticket = await scenario.open(scenario.amina);
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(64),
    ]);
    const { body } = await scenario.send(scenario.amina, ticket, heic, 'IMG_0001.HEIC').expect(415);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: 'HEIC photos cannot be shown here. Please send the photo as JPEG or PNG.',
    });
  });

  it('is deleted after a day without a message; a file of a message stays', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.send(scenario.amina, ticket, pdf(), 'kept.pdf').expect(201);
    const folder = await mkdtemp(join(tmpdir(), 'manette-unused-'));
    await writeFile(join(folder, 'lost'), pdf());
    const { app, clock } = scenario.app;
    const [attachments, files] = [app.get(Attachments), app.get(FileStorage)];
    const lost = { path: join(folder, 'lost'), name: 'lost.pdf', size: pdf().length };
    const { key } = await attachments.keep(`tickets/${ticket._id}`, lost);
    const chat = await attachments.keep('chat', lost);
    const said = await scenario.app.call
      .post('/api/messages/public', scenario.amina.token)
      .attach('file', pdf(), 'said.pdf')
      .expect(201);
    const elsewhere = await attachments.keep('elsewhere/1', lost);
    const sweep = () => app.get(UnusedFilesProcessor).process();
    const isThere = (of: string) =>
      files.read(of).then(
        (file) => Boolean(file.destroy()),
        () => false,
      );
    await sweep();
    expect(await isThere(key)).toBe(true);
    clock.advance(25 * 60 * 60 * 1000);
    await sweep();
    clock.reset();
    for (const gone of [key, chat.key]) await eventually(async () => !(await isThere(gone)));
    expect(await isThere(elsewhere.key)).toBe(true);
    for (const { message } of [body, said.body]) await scenario.app.call.get(message.fileUrl).expect(200);
    await rm(folder, { recursive: true });
  });

  it('cannot be sent together with another file', async () => {
    const ticket = await scenario.open(scenario.amina);
    const two = scenario
      .send(scenario.amina, ticket, await png(), 'a.png')
      .attach('file', await png(), 'b.png');
    expect((await two.expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['صورة الحساب.png', 'صورة الحساب.png'],
    ['no ending', 'no ending.png'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\photos\\one.png', 'one.png'],
    ['\u202egnp.exe', 'gnp.png'],
    [`${'x'.repeat(251)}.png`, `${'x'.repeat(116)}.png`],
    ['photo.html', 'photo.png'],
  ])('gets a safe name, with the extension of its actual type: %j', async (name, shown) => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.send(scenario.amina, ticket, await png(), name).expect(201);
    expect(body.message.fileName).toBe(shown);
    const { headers } = await scenario.app.call.get(body.message.fileUrl).expect(200);
    expect(headers['content-disposition']).toContain(encodeURIComponent(shown));
  });

  it('is never rendered as a page, whatever its content and name', async () => {
    const ticket = await scenario.open(scenario.amina);
    const page = Buffer.concat([pdf(), Buffer.from('<!doctype html><script>alert(1)</script>')]);
    const { body } = await scenario.send(scenario.amina, ticket, page, 'receipt.html').expect(201);
    expect(body.message).toMatchObject({ type: 'file', fileName: 'receipt.pdf' });
    const { headers } = await scenario.app.call.get(body.message.fileUrl).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt.pdf"; filename*=UTF-8''receipt.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/) as string,
    });
  });
});
