import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppConfig } from '../../core/config/app-config.js';
import { Mailer } from './mailer.js';

let outboxDir: string;
beforeAll(async () => (outboxDir = await mkdtemp(join(tmpdir(), 'manette-mails-'))));
afterAll(() => rm(outboxDir, { recursive: true }));

it.each([
  ['ann@shop.test', 'To: ann@shop.test'],
  ['n1<eve@shop.test>', 'To: <"n1 eve"@shop.test>'],
  ['ann@shop.test, eve@else.test', 'To: <"ann@shop.test, eve"@else.test>'],
])('[TRU-074] a mail to %s is addressed to exactly one recipient', async (to, header) => {
  const mail = { from: 'shop@shop.test', outboxDir };
  const config = { mail, http: { publicUrl: 'http://shop.test' } } as unknown as AppConfig;
  await new Mailer(config).send({ to, subject: 'Hello', text: 'Hello', html: 'Hello' }, 'mail');
  const lines = (await readFile(join(outboxDir, 'mail.eml'), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.startsWith('To: '))).toEqual([header]);
});
