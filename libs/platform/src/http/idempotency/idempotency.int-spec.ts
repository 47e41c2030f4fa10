import { createHash } from 'node:crypto';
import { DomainError } from '@manette/contracts/errors';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Body,
  Controller,
  HttpCode,
  Module,
  Post,
  Put,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import { sql } from 'kysely';
import pg from 'pg';
import request from 'supertest';
import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';
import { newId } from '../../core/ids/new-id.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { probeToken } from '../../testing/probe-sessions.js';
import { uploadInterceptor } from '../uploads/upload.interceptor.js';
import type { UploadedFilesByField } from '../uploads/upload.rules.js';

const Upload = uploadInterceptor([{ name: 'image', maxCount: 1 }], {
  fileSize: 1024,
  fileTooLarge: 'too large',
});
let release: () => void = () => undefined;
let hold: Promise<void> | undefined;
let limited = false;

@Controller('entries')
class EntriesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
  ) {}

  @Post() async add(@Body() { text, fail }: { text: string; fail?: string }) {
    await hold;
    await this.unitOfWork.run(async () => {
      await sql`insert into entry (text) values (${text})`.execute(this.em.getKysely<object>());
      if (fail === 'rule') throw new DomainError('OUT_OF_STOCK', 'This item is out of stock');
      if (fail === 'bug') throw new Error('bug');
    });
    return { text };
  }

  @Post('limited') async addWithin(@Body() input: { text: string }) {
    await this.unitOfWork.read(() => sql`select 1 from entry`.execute(this.em.getKysely<object>()));
    if (limited) throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests');
    return this.add(input);
  }

  @Put() @HttpCode(204) async clear() {
    await sql`insert into entry (text) values ('put')`.execute(this.em.getKysely<object>());
  }

  @Post('with-image') @UseInterceptors(Upload) upload(
    @Body() body: { text: string },
    @UploadedFiles() files: UploadedFilesByField,
  ) {
    return { text: body.text, size: files.image?.[0]?.size, path: files.image?.[0]?.path };
  }
}

@Module({ controllers: [EntriesController] })
class EntriesModule {}

let database: TestDatabase;
let probe: ProbeApp;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase([]);
  client = new pg.Client(database.url);
  await client.connect();
  await client.query('create table entry (text text not null)');
  probe = await startProbeApp(probeConfig(database.url), EntriesModule);
});
afterAll(async () => {
  await probe.stop();
  await client.end();
  await database.drop();
});

const ann = probeToken(newId(), newId());
const bob = probeToken(newId(), newId());
const send = (key: string, input: object, token = ann, path = '/api/entries') =>
  request(probe.url)
    .post(path)
    .set('authorization', `Bearer ${token}`)
    .set('idempotency-key', key)
    .send(input);
const count = async (text: string) =>
  (await client.query<{ n: number }>('select count(*)::int as n from entry where text = $1', [text])).rows[0]
    ?.n;

describe('a write with an Idempotency-Key', () => {
  it('[contract 2] is executed once when it is sent twice, and gets the first response again', async () => {
    const first = await send('k1', { text: 'once' }).expect(201);
    const again = await send('k1', { text: 'once' }).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await count('once')).toBe(1);
  });

  it('[contract 2] uses a key that belongs to one user: the same key of another user is another key', async () => {
    await send('shared', { text: 'both' }).expect(201);
    await send('shared', { text: 'both' }, bob).expect(201);
    expect(await count('both')).toBe(2);
  });

  it('[contract 2] is a 422 IDEMPOTENCY_MISMATCH when it repeats a key with another body', async () => {
    await send('k2', { text: 'this' }).expect(201);
    const { body } = await send('k2', { text: 'that' }).expect(422);
    expect(body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await count('that')).toBe(0);
  });

  it('[contract 2] is a 409 CONFLICT with Retry-After while the first request with the key still runs', async () => {
    hold = new Promise((resolve) => (release = resolve));
    const first = send('k3', { text: 'slow' }).then((answer) => answer);
    await eventually(
      async () => (await client.query(`select from platform.idempotency where key = 'k3'`)).rowCount,
    );
    const { body, headers } = await send('k3', { text: 'slow' }).expect(409);
    expect([body.code, headers['retry-after']]).toEqual(['CONFLICT', '1']);
    release();
    hold = undefined;
    expect((await first).status).toBe(201);
    await send('k3', { text: 'slow' }).expect(201);
    expect(await count('slow')).toBe(1);
  });

  it('[contract 2] is executed once when ten requests race', async () => {
    const race = Array.from({ length: 10 }, () => send('k4', { text: 'race' }));
    const statuses = (await Promise.all(race)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [201, 409] : [201]));
    expect(await count('race')).toBe(1);
  });

  it('[contract 2] gets a refusal again as well', async () => {
    const first = await send('k5', { text: 'refused', fail: 'rule' }).expect(409);
    const again = await send('k5', { text: 'refused', fail: 'rule' }).expect(409);
    expect({ ...again.body, requestId: '' }).toEqual({ ...first.body, requestId: '' });
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('[contract 2] may be sent again after a failure of the server', async () => {
    await send('k6', { text: 'bug', fail: 'bug' }).expect(500);
    const { headers } = await send('k6', { text: 'bug', fail: 'bug' }).expect(500);
    expect(headers['idempotent-replayed']).toBeUndefined();
  });

  it('[contract 2] may be sent again after a refusal by a limit, also when the request has read before', async () => {
    limited = true;
    const sent = () => send('k12', { text: 'limited' }, ann, '/api/entries/limited');
    await sent().expect(429);
    limited = false;
    await sent().expect(201);
    expect(await count('limited')).toBe(1);
  });

  it('[contract 2] counts as still running between its commit and its stored answer', async () => {
    await send('k13', { text: 'committed' }).expect(201);
    await client.query(`update platform.idempotency set status = null where key = 'k13'`);
    const { headers } = await send('k13', { text: 'committed' }).expect(409);
    expect(headers['retry-after']).toBe('1');
    expect(await count('committed')).toBe(1);
  });

  it('[contract 2] gets an empty response again when the first response was empty', async () => {
    const put = () =>
      request(probe.url)
        .put('/api/entries')
        .set('authorization', `Bearer ${ann}`)
        .set('idempotency-key', 'k7');
    await put().expect(204);
    await put().expect(204);
    expect(await count('put')).toBe(1);
  });

  it('[contract 2] is executed again after its process died, unless its change was committed', async () => {
    await send('k8', { text: 'dead' }).expect(201);
    const die = `update platform.idempotency set status = null, created_at = now() - interval '61 seconds'`;
    await client.query(`${die}, committed = false where key = 'k8'`);
    await send('k8', { text: 'dead' }).expect(201);
    expect(await count('dead')).toBe(2);
    await client.query(`${die} where key = 'k8'`);
    const { body } = await send('k8', { text: 'dead' }).expect(409);
    expect(body.message).toBe('This request has already been carried out');
    expect(await count('dead')).toBe(2);
  });

  it('[contract 2] is executed once when its process stops for more than a minute and a retry takes the key', async () => {
    hold = new Promise((resolve) => (release = resolve));
    const first = send('k11', { text: 'stopped' }).then((answer) => answer);
    const claimed = () => client.query(`select from platform.idempotency where key = 'k11'`);
    await eventually(async () => (await claimed()).rowCount);
    await client.query(
      `update platform.idempotency set created_at = now() - interval '61 seconds' where key = 'k11'`,
    );
    const continueFirst = release;
    hold = undefined;
    await send('k11', { text: 'stopped' }).expect(201);
    continueFirst();
    const { status, headers } = await first;
    expect([status, headers['retry-after']]).toEqual([409, '1']);
    expect(await count('stopped')).toBe(1);
    const { headers: replayed } = await send('k11', { text: 'stopped' }).expect(201);
    expect(replayed['idempotent-replayed']).toBe('true');
  });

  it('[contract 2] is refused when its key is longer than 128 characters', async () => {
    const { body } = await send('k'.repeat(129), { text: 'x' }).expect(400);
    expect(body.errors[0].field).toBe('idempotency-key');
  });

  it('stores no plain digest of the body, against which passwords could be guessed', async () => {
    const body = { text: 'Secret123' };
    await send('k10', body).expect(201);
    const { rows } = await client.query<{ request_hash: Buffer }>(
      `select request_hash from platform.idempotency where key = 'k10'`,
    );
    expect(rows[0]?.request_hash).not.toEqual(createHash('sha256').update(JSON.stringify(body)).digest());
    await send('k10', { text: 'Secret124' }).expect(422);
  });

  it('[contract 2] is a 422 when it repeats a key with files of other bytes', async () => {
    const upload = (bytes: string) =>
      request(probe.url)
        .post('/api/entries/with-image')
        .set('authorization', `Bearer ${ann}`)
        .set('idempotency-key', 'k9')
        .field('text', 'picture')
        .attach('image', Buffer.from(bytes), 'a.txt');
    const first = await upload('one').expect(201);
    expect((await upload('one').expect(201)).body).toEqual(first.body);
    await upload('two').expect(422);
  });
});
