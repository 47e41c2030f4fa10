import { startTestApp, type TestApp } from '../support/index.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
});
afterAll(() => app.stop());

describe('[contract 2] a query with a character that PostgreSQL refuses gets 400', () => {
  it.each([
    ['/api/accounts', 'q'],
    ['/api/giftcards', 'q'],
    ['/api/giftcards', 'region'],
    ['/api/users', 'q'],
    ['/api/messages/support/tickets', 'q'],
    ['/api/messages/support/canned-replies', 'q'],
  ])('%s?%s=', async (path, field) => {
    const { body } = await app.call.get(`${path}?${field}=a%00b`, admin).expect(400);
    const message = `${field} must not contain control characters`;
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message, errors: [{ field, message }] });
  });
});
