import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Outbox, UnitOfWork } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';
import { accountForm, accountOf } from './support/forms.js';
import { picture } from './support/pictures.js';

const MINUTES = 60_000;
const PATIENCE = 120_000;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
});
afterAll(() => app.stop());

const fileOf = (key: string) => join(app.config.storage.dataDir, key);
const fileAt = (address: string) => fileOf(address.slice(1));
const read = async (id: string) => accountOf(await app.call.get(`/api/accounts/${id}`, admin).expect(200));
const readyAccount = async (...images: Buffer[]) => {
  const { _id } = accountOf(await accountForm(app, admin, images).expect(201));
  return eventually(async () => {
    const account = await read(_id);
    return account.pictures.length === images.length ? account : undefined;
  }, PATIENCE);
};
const known = async (address: string) => {
  const id = address.split('/').at(-2);
  return (await app.database.query('select from catalog.picture where id = $1', [id])).length === 1;
};

async function file(key: string, age: number): Promise<string> {
  const path = fileOf(key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
  const written = new Date(Date.now() - age);
  await utimes(path, written, written);
  return path;
}

/** Runs the sweep as the schedule does, and waits until it has finished. */
async function sweep(): Promise<void> {
  // Deleting this file is the sweep's last step, and only one sweep runs at a time. When the file is gone, all steps before it
  // are done.
  const last = await file(`uploads/private/originals/last-${crypto.randomUUID()}`, 30 * 24 * 60 * MINUTES);
  await app.app.get(UnitOfWork).run(() => {
    app.app.get(Outbox).job('catalog-picture-sweep', 'scheduled', {});
    return Promise.resolve();
  });
  await eventually(() => !existsSync(last), PATIENCE);
}

describe('the sweep of pictures', () => {
  it('[contract 4] deletes a picture that no listing has shown for an hour, but not one that a deleted listing shows', async () => {
    const [gone, kept] = [
      await picture('#a10000').png().toBuffer(),
      await picture('#a20000').png().toBuffer(),
    ];
    const account = await readyAccount(gone, kept);
    const [goneAt = '', keptAt = ''] = account.images;
    await app.call
      .put(`/api/accounts/${account._id}`, admin)
      .send({ keepImages: [keptAt] })
      .expect(200);
    await app.call.delete(`/api/accounts/${account._id}`, admin).expect(200);
    await sweep();
    expect([existsSync(fileAt(goneAt)), await known(goneAt)]).toEqual([true, true]);
    app.clock.advance(61 * MINUTES);
    await sweep();
    expect([existsSync(fileAt(goneAt)), await known(goneAt)]).toEqual([false, false]);
    expect([existsSync(fileAt(keptAt)), await known(keptAt)]).toEqual([true, true]);
    await app.call.get(keptAt).expect(200);

    const again = await readyAccount(gone);
    expect(again.images).toEqual([goneAt]);
    await app.call.get(goneAt).expect(200);
  });

  it('[contract 4] keeps a picture that is uploaded again before the hour is over', async () => {
    const bytes = await picture('#a30000').png().toBuffer();
    const account = await readyAccount(bytes);
    const [address = ''] = account.images;
    await app.call.put(`/api/accounts/${account._id}`, admin).send({ keepImages: [] }).expect(200);
    await sweep();
    app.clock.advance(50 * MINUTES);
    await readyAccount(bytes);
    app.clock.advance(50 * MINUTES);
    await sweep();
    await sweep();
    await app.call.get(address).expect(200);
  });

  it('[contract 4] deletes originals that no picture needs, but none that an upload may still be using', async () => {
    const orphan = await file('uploads/private/originals/orphan', 3 * 24 * 60 * MINUTES);
    app.clock.reset();
    const fresh = await file('uploads/private/originals/fresh', 5 * MINUTES);
    await sweep();
    // Originals are deleted in no particular order.
    await eventually(() => !existsSync(orphan));
    expect(existsSync(fresh)).toBe(true);
  });

  it('[contract 7] requests an encoding again when its job was lost', async () => {
    const account = await readyAccount(await picture('#a40000').png().toBuffer());
    const id = account.images[0]?.split('/').at(-2);
    const original = await file('uploads/private/originals/lost', 3 * 24 * 60 * MINUTES);
    await writeFile(original, await picture('#a40000').png().toBuffer());
    await app.database.query(
      `update catalog.picture set color = null, blur = null, original = 'private/originals/lost',
              staged_at = staged_at - interval '2 hours' where id = $1`,
      [id],
    );
    // The row was changed directly in the database, and the API's response from memory may be 40 ms old.
    await eventually(async () => (await read(account._id)).pictures.length === 0);
    await sweep();
    await eventually(async () => (await read(account._id)).pictures.length === 1, PATIENCE);
    await eventually(() => !existsSync(original));
  });
});

describe('the files of an aborted upload', () => {
  it('[contract 4] are removed after an hour, both received and partly stored files', async () => {
    const left = [
      await file('incoming/half', 2 * 60 * MINUTES),
      await file('uploads/.unfinished/half', 2 * 60 * MINUTES),
    ];
    const underWay = await file('incoming/new', 10 * MINUTES);
    await app.app.get(UnitOfWork).run(() => {
      app.app.get(Outbox).job('platform-clean-up', 'scheduled', {});
      return Promise.resolve();
    });
    await eventually(() => left.every((path) => !existsSync(path)), PATIENCE);
    expect(existsSync(underWay)).toBe(true);
  });
});
