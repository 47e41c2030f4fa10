import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { done } from '../backup/support/commands.js';
import { emptyPlace } from '../backup/support/places.js';
import { filesBelow } from '../backup/support/shop.js';
import { Scenario } from '../orders/support/scenario.js';
import { startTestApp } from '../support/index.js';
import { aCode, Vault } from './support/vault.js';

const SECRET = 'a secret that signs the sessions of this shop';

it('[LIF-115, LIF-064] a backup contains neither keys nor contents, and can be used with separately stored keys', async () => {
  const scenario = await Scenario.create({ env: { JWT_SECRET: SECRET } });
  const backups = mkdtempSync(join(tmpdir(), 'manette-backups-'));
  const place = await emptyPlace();
  try {
    const vault = new Vault(scenario);
    const code = aCode();
    const delivery = await vault.delivered(scenario.amina, await vault.card([code]));
    await vault.accept(scenario.amina, delivery).expect(200);
    const { dataDir } = scenario.app.config.storage;
    const keys = readFileSync(join(dataDir, 'vault-keys'), 'utf8').trim();
    await done('backup', ['--to', backups], { DATABASE_URL: scenario.app.database.url, DATA_DIR: dataDir });
    for (const name of await filesBelow(backups)) {
      const bytes = readFileSync(join(backups, name));
      const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
      for (const secret of [code, keys.split(':')[1] ?? '', 'vault-keys'])
        expect([name, text.includes(secret)]).toEqual([name, false]);
    }
    await done('restore', ['--from', backups], place.env);
    const app = await startTestApp({
      env: { JWT_SECRET: SECRET, DATA_DIR: place.env.DATA_DIR ?? '', VAULT_KEYS: keys },
      database: {
        url: place.env.DATABASE_URL ?? '',
        query: place.query,
        endConnections: async () => {},
        drop: async () => {},
      },
    });
    try {
      const path = `/api/deliveries/${delivery._id}/reveal`;
      const { body } = await app.call.post(path, scenario.amina.token).expect(200);
      expect(body).toMatchObject({ secret: { code } });
    } finally {
      await app.stop();
    }
  } finally {
    await place.remove();
    await scenario.end();
    await rm(backups, { recursive: true, force: true });
  }
}, 180_000);
