import { startTestApp, type TestApp } from '../support/index.js';
import { Metrics } from '@manette/platform';

const VALID = { page: '/accounts/:id', metrics: [{ name: 'LCP', value: 1234 }] };

let app: TestApp;
beforeAll(async () => {
  // 30 a minute, as in production. Each test sends from another address.
  app = await startTestApp({
    env: { VITALS: 'true', RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.0/8,::1' },
  });
});
afterAll(() => app.stop());

let addresses = 0;
const send = (body: object, address = `198.51.100.${++addresses}`) =>
  app.call.post('/api/vitals').set('x-forwarded-for', address).send(body);
const metrics = () => app.app.get(Metrics).registry.metrics();

it('[OPS-107] web vitals are requested by the configuration', async () => {
  const { body } = await app.call.get('/api/config').expect(200);
  expect(body).toMatchObject({ vitals: true });
});

it('[OPS-107] web vitals are accepted from anyone and counted by name and page, in seconds', async () => {
  await send({
    page: '/accounts/:id',
    metrics: [
      { name: 'LCP', value: 2100 },
      { name: 'CLS', value: 0.12 },
    ],
  }).expect(204, {});
  await send({ page: '/nowhere', metrics: [{ name: 'TTFB', value: 60_000 }] }).expect(204);
  expect(await metrics()).toContain('manette_web_vitals_seconds_sum{name="LCP",page="/accounts/:id"} 2.1\n');
  expect(await metrics()).toContain('manette_web_vitals_layout_shift_sum{page="/accounts/:id"} 0.12\n');
  expect(await metrics()).toContain('manette_web_vitals_seconds_sum{name="TTFB",page="other"} 60\n');
  expect(await metrics()).not.toContain('nowhere');
});

it.each([
  ['no metrics', { page: '/', metrics: [] }],
  ['an unknown name', { page: '/', metrics: [{ name: 'FID', value: 1 }] }],
  ['a value out of range', { page: '/', metrics: [{ name: 'CLS', value: 10.5 }] }],
  ['no page', { metrics: VALID.metrics }],
])('[OPS-108] web vitals are refused with 400 for %s', async (_, body) => {
  const answer = await send(body).expect(400);
  expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('[OPS-108] web vitals are refused with 413 above 2 KB; an invalid page up to that size gets 400', async () => {
  const withLength = (bytes: number) => {
    const empty = JSON.stringify({ ...VALID, page: '' }).length;
    return { ...VALID, page: 'x'.repeat(bytes - empty) };
  };
  await send(withLength(2048)).expect(400);
  const { body } = await send(withLength(2049)).expect(413);
  expect(body).toMatchObject({ code: 'FILE_TOO_LARGE' });
});

it('[OPS-108] web vitals are refused with 429 above 30 a minute from one address', async () => {
  for (let sent = 0; sent < 30; sent++) await send(VALID, '203.0.113.7').expect(204);
  const { body, headers } = await send(VALID, '203.0.113.7').expect(429);
  expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await send(VALID, '203.0.113.8').expect(204);
});
