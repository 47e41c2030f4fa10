import request from 'supertest';
import { newId } from '../../core/ids/new-id.js';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { probeToken } from '../../testing/probe-sessions.js';
import { ThingsModule } from '../../testing/probe-things.js';

let database: TestDatabase;
let probe: ProbeApp;
beforeAll(async () => {
  database = await createTestDatabase([]);
  probe = await startProbeApp(probeConfig(database.url), ThingsModule);
});
afterAll(async () => {
  await probe.stop();
  await database.drop();
});
const call = () => request(probe.url);

describe('answers to errors', () => {
  it('[contract 2] a malformed body is 400 VALIDATION_FAILED', async () => {
    const sent = call().post('/api/things').set('content-type', 'application/json').send('{"name": ');
    const { body, headers } = await sent.expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      message: 'The request is malformed',
      errors: [{ field: '', message: 'The request is malformed' }],
      requestId: headers['x-request-id'],
    });
  });

  it.each(['[]', '"text"', 'null', '7'])('[contract 2] the body %s is a 400 with a message', async (sent) => {
    const call = request(probe.url).post('/api/things').set('content-type', 'application/json');
    const { body } = await call.send(sent).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'The request is malformed' });
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'image/png'])(
    '[API-002] a body of type %s is a 415, not ignored',
    async (type) => {
      const sent = call().post('/api/things').set('content-type', type).send('name=abc');
      const { body } = await sent.expect(415);
      expect(body).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE' });
    },
  );

  it('[contract 2] a body that is nested too deeply is a 400, also with an Idempotency-Key', async () => {
    const nested = (depth: number) =>
      `{"name":"abc","prix":{"amount":1},"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const send = (depth: number) =>
      request(probe.url)
        .post('/api/things')
        .set({ authorization: `Bearer ${probeToken(newId(), newId())}`, 'idempotency-key': `deep-${depth}` })
        .type('json')
        .send(nested(depth));
    await send(20).expect(201);
    for (const depth of [40, 20_000]) {
      const { body } = await send(depth).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'The request is malformed' });
    }
  });

  it('[contract 2] a 400 names each invalid field once, by its path, and repeats the first error as its message', async () => {
    const { body } = await call()
      .post('/api/things')
      .send({ name: 'x', prix: { amount: '5' } })
      .expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'name is too short',
      errors: [
        { field: 'name', message: 'name is too short' },
        { field: 'prix.amount', message: 'amount must be a number' },
      ],
    });
  });

  it('[contract 2] an absent body counts as an empty object, and an unknown field is ignored', async () => {
    const { body } = await call().post('/api/things').expect(400);
    expect(body.message).toBe('name must be text');
    const right = { name: 'abc', prix: { amount: 1 } };
    const answer = await call()
      .post('/api/things')
      .send({ ...right, more: 1 })
      .expect(201);
    expect(answer.body).toEqual(right);
  });

  it.each([
    '{"name":"abc","prix":{"amount":1},"__proto__":{"planted":true}}',
    '{"name":"abc","prix":{"amount":1,"__proto__":{"planted":true}},"constructor":{"prototype":{"planted":true}}}',
  ])('a body cannot pollute the prototype of objects: %s', async (sent) => {
    const answer = await call().post('/api/things').type('application/json').send(sent).expect(201);
    expect(answer.text).toBe('{"name":"abc","prix":{"amount":1}}');
    expect('planted' in {}).toBe(false);
  });

  it('[contract 2] a repeated query field has the wrong type', async () => {
    const { body } = await call().get('/api/things?q=a&q=b').expect(400);
    expect(body.errors).toEqual([{ field: 'q', message: 'q must be text' }]);
  });

  it('[contract 2] an unknown call and a malformed id are 404 NOT_FOUND', async () => {
    for (const path of [
      '/api/nothing',
      '/nothing',
      '/api/things/12',
      '/api/things/%00',
      `/api/things/${newId()}x`,
    ]) {
      const { body } = await call().get(path).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'Resource not found' });
    }
    const id = newId();
    await call().get(`/api/things/${id}`).expect(200, { id });
  });

  it('[contract 2] an undecodable address is a 400, not a 500', async () => {
    const { body } = await call().get('/api/things/%E0%A4%A').expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('[contract 2] an unexpected error is a 500 that reveals no internals', async () => {
    const { body, text } = await call().get('/api/things/bug').expect(500);
    expect(body).toMatchObject({ code: 'INTERNAL', message: 'Server error. Please try again later.' });
    expect(text).not.toMatch(/nowhere|select|secret|\/src\/|at /);
  });

  it('[contract 2] a DomainError is answered with its code, status and message', async () => {
    const { body } = await call().get('/api/things/refused').expect(409);
    expect(body).toMatchObject({
      statusCode: 409,
      code: 'OUT_OF_STOCK',
      message: 'This item is out of stock',
    });
  });

  it('[contract 2] a well-formed x-request-id is used, a malformed one is replaced', async () => {
    const sane = await call().get('/api/things').set('x-request-id', 'trace-1234.5').expect(200);
    expect(sane.headers['x-request-id']).toBe('trace-1234.5');
    const odd = await call().get('/api/nothing').set('x-request-id', 'a b{}').expect(404);
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(odd.body.requestId).toBe(odd.headers['x-request-id']);
  });

  it('[contract 2] lists and details answer 304 to their ETag', async () => {
    const { headers } = await call().get('/api/things').expect(200);
    await call()
      .get('/api/things')
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it('[contract 2] answers 304 also to fetch, which adds cache-control: no-cache', async () => {
    const address = `${probe.url}/api/things`;
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('access to calls', () => {
  const client = probeToken(newId(), newId());
  const status = async (path: string, token?: string) => {
    const sent = call().get(path);
    const { body } = await (token ? sent.set('authorization', `Bearer ${token}`) : sent);
    return (body as { code?: string }).code ?? 'ok';
  };

  it('[API-003] needs a session unless the route is public', async () => {
    expect(await status('/api/things/mine')).toBe('UNAUTHENTICATED');
    expect(await status('/api/things/mine', 'nonsense')).toBe('UNAUTHENTICATED');
    expect(await status('/api/things/mine', client)).toBe('ok');
    expect(await status('/api/things')).toBe('ok');
  });

  it('[contract 3] is limited to administrators or to verified users on routes that are marked so', async () => {
    expect(await status('/api/things/admin', client)).toBe('FORBIDDEN');
    expect(await status('/api/things/admin', probeToken(newId(), newId(), 'admin'))).toBe('ok');
    expect(await status('/api/things/verified', probeToken(newId(), newId(), 'client', 'no'))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    expect(await status('/api/things/verified', client)).toBe('ok');
  });
});
