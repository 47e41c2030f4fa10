import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { TicketView, TimelineEntryView } from '@manette/contracts/orders';
import { chainOf, evidenceKeyId, NO_CHAIN, type EvidenceManifest } from '@manette/platform';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestPerson } from '../support/index.js';
import { unzip, Verifier, zip } from './support/evidence-files.js';
import { png } from './support/files.js';
import { Scenario, SUPPORT } from './support/scenario.js';

const PEM = '/.well-known/manette-evidence.pem';
const JSON_PARTS = ['ticket', 'messages', 'timeline', 'payment', 'delivery', 'rental', 'guides', 'rating'];
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const parse = <T>(files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString()) as T;

let scenario: Scenario;
let ticket: TicketView;
let file: Buffer;
let files: Map<string, Buffer>;

const download = (by: TestPerson | undefined, id: string) =>
  scenario.app.call
    .get(`/api/evidence/tickets/${id}`, by?.token)
    .buffer(true)
    .parse((response, done) => {
      const whole = buffer(response as unknown as IncomingMessage);
      void whole.then(
        (bytes) => done(null, bytes),
        (error: Error) => done(error, null),
      );
    });

beforeAll(async () => {
  scenario = await Scenario.create();
  const { admin, amina } = scenario;
  ticket = await scenario.order(amina, await scenario.listings.account({ codeName: 'Sirocco-05' }));
  await scenario.said(amina, ticket._id, 'When do I get it?');
  await scenario.send(amina, ticket, await png(), '../../proof of mine.png').expect(201);
  const slip = await scenario.said(admin, ticket._id, 'A slip of the tongue');
  await scenario.app.call.delete(`${SUPPORT}/message/${slip._id}`, admin.token).expect(200);
  await scenario.setStatus(admin, ticket._id, 'completed').expect(200);
  await scenario.app.call
    .put(`/api/ratings/tickets/${ticket._id}`, amina.token)
    .send({ stars: 5 })
    .expect(201);
  const answer = await download(admin, ticket._id).expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="evidence-${ticket.ticketNumber}.zip"`,
  );
  file = answer.body as Buffer;
  files = await unzip(file);
});
afterAll(() => scenario.end());

describe('the dispute file of an order', () => {
  it('[LIF-112] contains all that the shop stores about it, deleted messages without content, and its files', async () => {
    const names = [...files.keys()];
    expect(names.slice(0, 8)).toEqual(JSON_PARTS.map((name) => `${name}.json`));
    expect(names.slice(-2)).toEqual(['manifest.json', 'manifest.sig']);
    expect(parse<TicketView>(files, 'ticket.json')).toMatchObject({ _id: ticket._id, status: 'completed' });
    const messages = parse<{ content: string | null; file: string | null; deletedAt: string | null }[]>(
      files,
      'messages.json',
    );
    expect(messages.some(({ content }) => content === 'When do I get it?')).toBe(true);
    expect(messages.filter(({ deletedAt }) => deletedAt).map(({ content }) => content)).toEqual([null]);
    expect(files.get('messages.json')!.toString()).not.toContain('slip');
    const attached = messages.flatMap((message) => message.file ?? []);
    expect(attached).toEqual(names.filter((name) => name.startsWith('files/')));
    expect(attached).toEqual([expect.stringMatching(/^files\/\d+-[^/]*proof of mine\.png$/)]);
    expect(files.get(attached[0]!)!.subarray(1, 4).toString()).toBe('PNG');
    expect(parse(files, 'rating.json')).toMatchObject({ stars: 5, comment: null });
    expect(names).toContain('receipt.pdf');
    expect(parse(files, 'delivery.json')).toBeNull();
    expect(parse(files, 'rental.json')).toBeNull();
  });

  it('[LIF-015] records its own download in the timeline, with the administrator', () => {
    const entries = parse<TimelineEntryView[]>(files, 'timeline.json');
    expect(entries.at(-1)).toMatchObject({
      ...{ kind: 'evidence_downloaded', actor: { _id: scenario.admin.id }, reason: null },
    });
  });

  it('[LIF-113] has a hash chain over its parts, and is signed by the key whose public part anyone can download', async () => {
    const { text, headers } = await scenario.app.call.get(PEM).expect(200);
    expect(headers['content-type']).toContain('application/x-pem-file');
    const key = createPublicKey(text);
    const bytes = files.get('manifest.json')!;
    const { parts, head, ...manifest } = parse<EvidenceManifest>(files, 'manifest.json');
    expect(manifest).toMatchObject({
      ...{ format: 'manette-evidence/1', ticketId: ticket._id, ticketNumber: ticket.ticketNumber },
      ...{
        createdBy: { _id: scenario.admin.id, username: 'admin' },
        origin: scenario.app.config.http.publicUrl,
      },
      keyId: evidenceKeyId(key),
    });
    expect(parts.map(({ path }) => path)).toEqual([...files.keys()].slice(0, -2));
    let chain = NO_CHAIN;
    for (const part of parts) {
      const content = files.get(part.path)!;
      expect(part).toMatchObject({ size: content.length, sha256: sha256(content) });
      chain = chainOf(chain, part.sha256, part.path);
      expect(part.chain).toBe(chain);
    }
    expect(head).toBe(chain);
    const signature = Buffer.from(files.get('manifest.sig')!.toString(), 'base64');
    expect(verify(null, bytes, key, signature)).toBe(true);
  });

  it('[LIF-112] is only for administrators, and only for existing tickets', async () => {
    for (const [by, status] of [
      [scenario.amina, 403],
      [undefined, 401],
    ] as const)
      await download(by, ticket._id).expect(status);
    await download(scenario.admin, '0199a7c2-0000-7000-8000-0000000000ff').expect(404);
  });
});

describe('verifying a dispute file', () => {
  const changed = (name: string) => {
    const content = Buffer.from(files.get(name)!);
    content[content.length >> 1]! ^= 1;
    return zip(new Map(files).set(name, content));
  };
  const without = (name: string) => zip([...files].filter(([path]) => path !== name));

  it('[LIF-114] reports an intact, changed, incomplete, extended, wrongly signed or invalid file', async () => {
    const { dataDir } = scenario.app.config.storage;
    const verifier = await Verifier.of(dataDir);
    const parts = files.size - 2;
    const intact = { said: `intact: ${ticket.ticketNumber}, ${parts} parts`, code: 0 };
    expect(await verifier.verify(file)).toEqual(intact);
    const said = (line: string) => ({ said: line, code: 1 });
    expect(await verifier.verify(await changed('messages.json'))).toEqual(said('changed: messages.json'));
    expect(await verifier.verify(await without('payment.json'))).toEqual(said('missing: payment.json'));
    expect(await verifier.verify(await zip([...files, ['files/new.txt', Buffer.from('new')]]))).toEqual(
      said('added: files/new.txt'),
    );
    expect(await verifier.verify(await zip([...files, ['ticket.json', Buffer.from('{}')]]))).toEqual(
      said('added: ticket.json'),
    );
    expect(await verifier.verify(await changed('manifest.json'))).toMatchObject({
      ...{ said: expect.stringContaining('signature: does not match'), code: 1 },
    });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const other = sign(null, files.get('manifest.json')!, privateKey).toString('base64');
    const forged = await zip(new Map(files).set('manifest.sig', Buffer.from(other)));
    expect(await verifier.verify(forged)).toEqual(said('signature: does not match'));
    const pem = await verifier.file(
      publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'other.pem',
    );
    expect(await verifier.verify(forged, '--key', pem)).toEqual(intact);
    for (const nothing of ['no archive', Buffer.alloc(0), await zip([['a.txt', Buffer.from('a')]])])
      expect(await verifier.verify(nothing)).toEqual({ said: 'not an evidence file', code: 2 });
    const whole = Buffer.from(file);
    whole[200]! ^= 0xff;
    expect((await verifier.verify(whole)).code).toBe(1);
  }, 60_000);

  it('[LIF-118] the signing key is created once, with a file mode for its owner only', () => {
    const { mode } = statSync(join(scenario.app.config.storage.dataDir, 'evidence-key.pem'));
    expect(mode & 0o777).toBe(0o600);
  });
});
