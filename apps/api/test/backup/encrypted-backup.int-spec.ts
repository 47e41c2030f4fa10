import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findTool } from '@manette/platform/testing/tools';
import { done, refused } from './support/commands.js';
import { bytesBelow, filesBelow, openShop, SECRET, WORDS, type Shop } from './support/shop.js';

// The command-line tool `age` opens an encrypted backup. `.ci/run` installs it.
const itWithAge = findTool('age') ? it : it.skip;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());

describe('an encrypted backup', () => {
  const files = () => [join(shop.scratch, 'one.txt'), join(shop.scratch, 'two.txt')] as const;
  const place = () => join(shop.scratch, 'encrypted');
  let recipients: string;
  let name: string;

  it('[OPS-084] uses identities that keygen creates, and keygen never overwrites a file', async () => {
    const made: string[] = [];
    for (const file of files()) {
      const recipient = await done('backup', ['keygen', '--out', file], {});
      expect(recipient).toMatch(/^age1[0-9a-z]{58}$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      made.push(recipient);
      const before = await readFile(file, 'utf8');
      expect(await refused('backup', ['keygen', '--out', file], {})).toEqual([`${file} exists already`]);
      expect(await readFile(file, 'utf8')).toBe(before);
    }
    recipients = made.join(', ');
  });

  itWithAge(
    '[OPS-091, OPS-093] is decrypted by the age program with any identity, and is unreadable without one',
    async () => {
      const secrets = { JWT_SECRET: SECRET, SMTP_URL: 'smtp://someone:a-secret@mail.test' };
      name = await shop.backUp({ BACKUP_RECIPIENTS: recipients, ...secrets }, place());
      const stored = await bytesBelow(place());
      for (const known of [WORDS, 'amina', 'example.test', 'receipt', 'Orbital', SECRET, 'a-secret'])
        expect(stored).not.toContain(known);
      for (const path of (await filesBelow(place())).filter((file) => !file.endsWith('SHA256SUMS')))
        expect(path).toMatch(/\.age$/);
      const folder = join(place(), 'backups', name);
      for (const identity of files()) {
        const opened = spawnSync('age', ['-d', '-i', identity, join(folder, 'orders.message.copy.gz.age')]);
        expect(gunzipSync(opened.stdout).toString()).toContain(WORDS);
        const manifest = spawnSync('age', [
          '-d',
          '-i',
          identity,
          join(folder, 'manifest.json.age'),
        ]).stdout.toString();
        expect(manifest).not.toContain(SECRET);
      }
    },
  );

  it('[OPS-090] is verified without an identity, and its contents with one', async () => {
    expect(await shop.verify([], place())).toEqual({ code: 0, out: [`${name} is intact`], err: [] });
    for (const identity of files())
      expect((await shop.verify(['--identity', identity], place())).out).toEqual([`${name} is intact`]);
    const stranger = join(shop.scratch, 'stranger.txt');
    await done('backup', ['keygen', '--out', stranger], {});
    expect((await shop.verify(['--identity', stranger], place())).err).toEqual([
      'The identity does not open the backup',
    ]);
  });

  itWithAge('[OPS-093] contains the keys generated in DATA_DIR; an unencrypted backup does not', async () => {
    const key = 'a key that was generated here';
    const file = join(shop.env.DATA_DIR ?? '', 'jwt-secret');
    await writeFile(file, key);
    const made = await shop.backUp({ BACKUP_RECIPIENTS: recipients }, place());
    const manifest = join(place(), 'backups', made, 'manifest.json.age');
    expect(spawnSync('age', ['-d', '-i', files()[0], manifest]).stdout.toString()).toContain(key);
    const plain = join(shop.scratch, 'plain');
    await shop.backUp({ JWT_SECRET: SECRET }, plain);
    const bytes = await bytesBelow(plain);
    for (const secret of [key, SECRET]) expect(bytes).not.toContain(secret);
    await rm(file);
  });
});
