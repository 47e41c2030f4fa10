import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../support/index.js';
import { GOOGLE_FAILED } from './support/google-browser.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a shop without Google sign-in redirects the browser to the error page', async () => {
  const { headers } = await app.call.get('/api/auth/google').redirects(0).expect(302);
  expect(headers.location).toBe(GOOGLE_FAILED);
  const { body } = await app.call.get('/api/config').expect(200);
  expect(body.googleEnabled).toBe(false);
});

it('an issuer whose description names another issuer is not trusted', async () => {
  const another = 'https://another-issuer.test';
  const description = { issuer: another, authorization_endpoint: `${another}/authorize` };
  const forger = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(description));
  });
  await once(forger.listen(0, '127.0.0.1'), 'listening');
  const { port } = forger.address() as AddressInfo;
  const google = { GOOGLE_CLIENT_ID: 'manette', GOOGLE_CLIENT_SECRET: 'secret' };
  const env = { ...google, GOOGLE_ISSUER: `http://127.0.0.1:${port}` };
  const fooled = await startTestApp({ beside: app, env });
  const { headers } = await fooled.call.get('/api/auth/google').redirects(0).expect(302);
  await fooled.stop();
  forger.close();
  expect(headers.location).toBe(GOOGLE_FAILED);
});
