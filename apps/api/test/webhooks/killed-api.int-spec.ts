import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually } from '@manette/platform/testing';
import { contextPersistences } from '../../src/contexts.js';
import { KillableApi } from '../support/killable-api.js';
import { startTestApp } from '../support/index.js';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';
import { WebhookCalls } from './support/webhook-calls.js';
import { Receiver } from './support/receiver.js';

const env = { JWT_SECRET: 'a secret that all processes know: 0123456789' };

/** Posts a message. @returns the status of the response */
async function say(url: string, token: string, ticketId: string, content: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ticketId, content });
  return (await fetch(url + SUPPORT, { method: 'POST', headers, body })).status;
}

it('[POC-095] events of acknowledged calls are delivered although the serving process is killed', async () => {
  const database = await createTestDatabase(contextPersistences);
  const receiver = await Receiver.start(() => undefined);
  const scenario = await Scenario.create({ database, env });
  await new WebhookCalls(scenario.app, scenario.admin).add(receiver.url, ['ticket.message']);
  const ticket = await scenario.open(scenario.amina);
  await scenario.end();
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-test-'));
  const mortal = await KillableApi.start({
    ...env,
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });
  // The process is killed while the first delivery is in progress, right after it responded to the second call.
  expect(await say(mortal.url, scenario.amina.token, ticket._id, 'Hello?')).toBe(201);
  await eventually(() => Promise.resolve(receiver.received.length > 0));
  const answered = await say(mortal.url, scenario.amina.token, ticket._id, 'Still there?');
  await mortal.kill();
  expect(answered).toBe(201);
  receiver.answering();
  const next = await startTestApp({ database, env });
  await eventually(() => Promise.resolve(receiver.received.length > 2));
  const said = receiver.received.map(({ body }) => (body.data.message as { content: string }).content);
  expect(said).toEqual(['Hello?', 'Hello?', 'Still there?']);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids[1]).toBe(ids[0]);
  await receiver.stop();
  await next.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
