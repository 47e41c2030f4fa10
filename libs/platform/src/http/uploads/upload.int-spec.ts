import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { Body, Controller, Logger, Module, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import request from 'supertest';
import { Public } from '../auth/access.decorators.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { uploadInterceptor } from './upload.interceptor.js';
import type { UploadedFilesByField } from './upload.rules.js';

const RULES = {
  fileSize: 1024,
  fileTooLarge: 'Image size must be less than 1KB',
};
const Images = uploadInterceptor([{ name: 'images', maxCount: 2, tooMany: 'At most 2 images' }], RULES);

@Controller('images')
class ImagesController {
  @Public()
  @Post()
  @UseInterceptors(Images)
  add(@Body() body: object, @UploadedFiles() files: UploadedFilesByField = {}) {
    const images = files.images ?? [];
    return { body, images: images.map(({ size, path }) => ({ size, path, there: existsSync(path) })) };
  }
}

@Module({ controllers: [ImagesController] })
class ImagesModule {}

let database: TestDatabase;
let probe: ProbeApp;
beforeAll(async () => {
  database = await createTestDatabase([]);
  probe = await startProbeApp(probeConfig(database.url), ImagesModule);
});
afterAll(async () => {
  await probe.stop();
  await database.drop();
});
const post = () => request(probe.url).post('/api/images');
const bytes = (size: number) => Buffer.alloc(size, 'x');

describe('multipart uploads', () => {
  it('are not logged as a server error when the client aborts them', async () => {
    const failures = jest.spyOn(Logger.prototype, 'error');
    const served = once(probe.app.getHttpServer() as Server, 'request') as Promise<[unknown, Response]>;
    const abort = new AbortController();
    const begun = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\npart of it';
    const sent = fetch(`${probe.url}/api/images`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(begun)) }),
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    const refused = expect(sent).rejects.toThrow();
    const [, response] = await served;
    const answered = new Promise((resolve) => (response.json = (body) => (resolve(body), response)));
    abort.abort();
    await refused;
    expect(await answered).toMatchObject({ code: 'UNAVAILABLE', message: 'The request was broken off' });
    expect(failures).not.toHaveBeenCalled();
  });

  it('[contract 4] accept a file of exactly the size limit, and remove it once the call is answered', async () => {
    const { body } = await post().attach('images', bytes(1024), 'a.png').expect(201);
    expect(body.images).toMatchObject([{ size: 1024, there: true }]);
    await eventually(() => !existsSync(body.images[0].path));
  });

  it('[contract 2] refuse a file of one byte more with 413 and the message of the route', async () => {
    const { body } = await post().attach('images', bytes(1025), 'a.png').expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'Image size must be less than 1KB' });
  });

  it('[contract 4] refuse too many files with 400', async () => {
    const sent = post();
    for (const name of ['a', 'b', 'c']) sent.attach('images', bytes(5), name);
    expect((await sent.expect(400)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'At most 2 images',
    });
  });

  it('[contract 4] accept files in all spellings of lists, and count them together', async () => {
    const spelled = (...names: string[]) =>
      names.reduce((sent, name, at) => sent.attach(name, bytes(at + 1), 'a'), post());
    for (const names of [
      ['images[]', 'images[]'],
      ['images[0]', 'images[1]'],
      ['images', 'images[]'],
    ])
      expect((await spelled(...names).expect(201)).body.images).toMatchObject([{ size: 1 }, { size: 2 }]);
    const { body } = await spelled('images', 'images[]', 'images[0]').expect(400);
    expect(body).toMatchObject({ message: 'At most 2 images', errors: [{ field: 'images' }] });
  });

  it('[contract 2] refuse a file of an unknown field', async () => {
    const { body } = await post().attach('other', bytes(5), 'a').expect(400);
    const message = 'This file is not expected';
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: [{ field: 'other', message }] });
  });

  it('[contract 4] parse lists and objects in every usual spelling', async () => {
    const spelled = async (fields: [string, string][]) => {
      const sent = post();
      for (const [name, value] of fields) sent.field(name, value);
      return (await sent.expect(201)).body.body as object;
    };
    const games = { games: ['Halo', 'Doom'] };
    expect(await spelled([['games[]', 'Halo'], ['games[]', 'Doom']])).toEqual(games); // oxfmt-ignore
    expect(await spelled([['games', 'Halo'], ['games', 'Doom']])).toEqual(games); // oxfmt-ignore
    expect(await spelled([['games[0]', 'Halo'], ['games[1]', 'Doom']])).toEqual(games); // oxfmt-ignore
    expect(await spelled([['games[3]', 'Halo'], ['games[7]', 'Doom']])).toEqual(games); // oxfmt-ignore
    expect(await spelled([['prix[amount]', '5'], ['prix[currency]', 'DZD']])).toEqual({
      prix: { amount: '5', currency: 'DZD' },
    }); // oxfmt-ignore
    await post()
      .send({ games: ['Halo'] })
      .expect(201, { body: { games: ['Halo'] }, images: [] });
  });

  it('cannot pollute the prototype of objects by their fields', async () => {
    const names = [
      '__proto__[planted]',
      'constructor[prototype][planted]',
      'a[__proto__][planted]',
      '__proto__',
    ];
    const form = names.reduce((sent, name) => sent.field(name, 'yes'), post().field('b', 'c'));
    const { body } = await form.expect(201);
    expect(body.body).toMatchObject({ b: 'c' });
    expect('planted' in {}).toBe(false);
  });

  it('[contract 2] refuse a malformed form with 400', async () => {
    const sent = post().set('content-type', 'multipart/form-data').send('nonsense');
    expect((await sent.expect(400)).body.code).toBe('VALIDATION_FAILED');
    const cut = post().set('content-type', 'multipart/form-data; boundary=x').send('--x\r\nContent-Disp');
    expect((await cut.expect(400)).body.code).toBe('VALIDATION_FAILED');
  });
});
