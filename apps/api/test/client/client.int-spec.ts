import { Scenario } from '../orders/support/scenario.js';
import { InstalledClient } from './installed-client.js';

let scenario: Scenario;
let client: InstalledClient;
beforeAll(async () => {
  [scenario, client] = await Promise.all([Scenario.create(), InstalledClient.install()]);
});
afterAll(async () => {
  await client.remove();
  await scenario.end();
});

/**
 * A caller is refused before signing in. It then signs in, finds an account on the shelf, orders it and writes in its ticket.
 */
const ORDERING = `
import { createManetteClient } from '@manette/client';

const { SHOP: baseUrl = '', EMAIL: email = '', PASSWORD: password = '' } = process.env;
const stranger = createManetteClient({ baseUrl });
const refused = await stranger.GET('/api/accounts');
const signedIn = await stranger.POST('/api/auth/login', { body: { email, password } });
if (!signedIn.data || !('token' in signedIn.data)) throw new Error(signedIn.error?.message ?? 'a second step');
const { token } = signedIn.data;
const shop = createManetteClient({ baseUrl, token });
const { data: shelf } = await shop.GET('/api/accounts', { params: { query: { limit: 5 } } });
const [account] = shelf?.accounts ?? [];
if (!account) throw new Error('nothing on the shelf');
const subject = \`Order Request: \${account.codeName}\`;
const ordered = await shop.POST('/api/messages/support/ticket', {
  body: { subject, accountId: account._id, orderType: 'rent' },
});
const ticketId = ordered.data?.ticket._id ?? '';
await shop.POST('/api/messages/support', { body: { ticketId, content: 'Hello' } });
const { data: read } = await shop.GET('/api/messages/support/{ticketId}', { params: { path: { ticketId } } });
const last: string | null | undefined = read?.messages.at(-1)?.content;
const missing = await shop.GET('/api/accounts/{id}', { params: { path: { id: 'unknown' } } });
console.log(
  JSON.stringify({
    refused: refused.error?.code,
    codeName: account.codeName,
    status: ordered.response.status,
    last,
    missing: missing.error?.code,
  }),
);
`;

/** Statements that must not compile, in one line each. */
const WRONG = {
  path: `await shop.GET('/api/acounts');`,
  method: `await shop.PATCH('/api/accounts');`,
  bodyField: `await shop.POST('/api/auth/login', { body: { mail: 'a', password: 'b' } });`,
  missingField: `await shop.POST('/api/auth/login', { body: { email: 'a' } });`,
  value: `await shop.GET('/api/accounts', { params: { query: { console: 'PS1' } } });`,
  missingId: `await shop.GET('/api/accounts/{id}');`,
  answerField: `(await shop.GET('/api/accounts')).data?.acounts;`,
  errorField: `(await shop.GET('/api/accounts')).error?.reason;`,
  option: `createManetteClient({ url: '' });`,
};

const wrongProgram = (statement: string) => `import { createManetteClient } from '@manette/client';
const shop = createManetteClient({ baseUrl: '', token: '' });
${statement}
export { shop };
`;

describe('[POC-080] the packed client', () => {
  let faults: string[];
  beforeAll(async () => {
    // The program reads its environment, but the client does not include the types of Node.js.
    const ordering = `declare const process: { env: Record<string, string | undefined> };${ORDERING}`;
    const wrong = Object.entries(WRONG).map(([name, statement]) => [name, wrongProgram(statement)]);
    faults = await client.compile({ ordering, ...(Object.fromEntries(wrong) as Record<string, string>) });
  });

  it('has no other packages as dependencies', async () => {
    expect(await client.packages()).toEqual(['node_modules/@manette/client']);
  });

  it('signs in, lists accounts and orders one', async () => {
    await scenario.listings.account();
    const shop = { SHOP: scenario.app.url, EMAIL: scenario.amina.email, PASSWORD: scenario.amina.password };
    expect(faults.filter((fault) => fault.startsWith('ordering'))).toEqual([]);
    expect(await client.run('ordering', shop)).toEqual({
      refused: 'UNAUTHENTICATED',
      codeName: 'Orbital 9',
      status: 201,
      last: 'Hello',
      missing: 'NOT_FOUND',
    });
  });

  it.each(Object.keys(WRONG))('does not compile a wrong %s', (name) => {
    expect(faults.filter((fault) => fault.startsWith(`${name}.ts(3,`))).not.toEqual([]);
  });
});
