import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Listings } from './support/listings.js';

let app: TestApp;
let ann: TestPerson;
let listings: Listings;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  listings = new Listings(app, (await app.people.admin()).token);
  ann = await app.people.client();
  for (let count = 0; count < 4; count += 1)
    id = (await listings.account({ description: 'A description. '.repeat(10) }))._id;
  await listings.giftCard();
});
afterAll(() => app.stop());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends a request and returns the response without decoding it. */
const call = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = { authorization: `Bearer ${ann.token}`, ...headers };
    get(app.url + path, { headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });

/**
 * Sends the same request so that the framework answers it: the path with a trailing slash is the same route for the framework,
 * but is not served from memory.
 */
const callFramework = (path: string, headers?: Record<string, string>) => {
  const [name, query] = path.split('?');
  return call(`${name}/${query ? `?${query}` : ''}`, headers);
};

const DIFFERING = ['x-request-id', 'date', 'content-length', 'transfer-encoding'];
/** Returns what two responses to the same request have in common. A refusal has its request id in its body. */
const comparable = ({ status, headers, bytes }: Answer) => {
  const differing = status === 200 ? DIFFERING : [...DIFFERING, 'etag'];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !differing.includes(name))),
    text: bytes.toString().replace(/"requestId":"[^"]*"/, ''),
  };
};

const paths = () => [
  '/api/accounts',
  '/api/accounts?limit=5&sort=-price&inStock=true',
  '/api/accounts?q=nothing+like+it',
  `/api/accounts/${id}`,
  `/api/accounts/${id.toUpperCase()}`,
  '/api/giftcards',
];
const refused = () => [
  '/api/accounts?limit=0',
  '/api/accounts?cursor=broken',
  '/api/accounts?sort=magic',
  '/api/accounts/no-id',
  '/api/accounts/00000000-0000-4000-8000-000000000000',
];

describe('a page served from memory', () => {
  it('[contract 2] has the status, headers and bytes of the framework’s response', async () => {
    for (const path of [...paths(), ...refused()]) {
      const expected = await callFramework(path);
      for (const answer of [await call(path), await call(path)]) {
        expect(comparable(answer)).toEqual(comparable(expected));
        expect(answer.headers['x-request-id']).toEqual(expect.any(String));
      }
    }
  });

  it('[contract 2] is compressed as the Accept-Encoding header asks', async () => {
    const plain = (await call('/api/accounts')).bytes;
    const decoded = async (accepted: string) => {
      const { headers, bytes } = await call('/api/accounts', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(
        (await callFramework('/api/accounts', { 'accept-encoding': accepted })).headers['content-encoding'],
      );
      if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
      return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    };
    for (const accepted of [
      'br',
      'gzip',
      'gzip, deflate, br',
      'br;q=0, gzip',
      'gzip;q=0.5, br;q=0.1',
      '*',
      'x',
    ])
      expect(await decoded(accepted)).toEqual(plain);
  });

  it('[contract 2] is answered with 304 to a client that has it, until it changes', async () => {
    const { etag = '' } = (await call('/api/accounts')).headers;
    for (const tags of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const headers = { 'if-none-match': tags, 'cache-control': 'no-cache' };
      const answer = await call('/api/accounts', headers);
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, etag]);
      expect(answer.headers['content-length']).toBeUndefined();
    }
    await listings.account();
    expect((await call('/api/accounts', { 'if-none-match': etag })).status).toBe(200);
  });

  it('[contract 2] contains listings in their current state, with their pictures', async () => {
    const paths = [2, 3, 4].map((limit) => `/api/accounts?limit=${limit}&inStock=true`);
    const texts = async () =>
      Promise.all(
        paths.map(async (path) => {
          const [kept, read] = [await call(path), await callFramework(path)];
          expect(kept.bytes.toString()).toBe(read.bytes.toString());
          return kept.bytes.toString();
        }),
      );
    // A change by another database client becomes visible a moment later.
    const shows = (part: string) =>
      eventually(async () => (await texts()).every((text) => text.includes(part)));
    await call('/api/accounts');
    const picture = '0'.repeat(64);
    await app.database.query(
      `insert into catalog.picture (id, width, height, widths, color, blur)
       values ($1, 400, 300, '{240,400}', '#102030', 'data:,')`,
      [picture],
    );
    await app.database.query('update catalog.account set images = array[$1] where id = $2', [picture, id]);
    await shows('#102030');
    await app.database.query(`update catalog.picture set color = '#405060' where id = $1`, [picture]);
    await shows('#405060');
    await app.database.query('update catalog.account set images = $1, available = 9 where id = $2', [[], id]);
    await shows('"available":9');
  });

  it('[contract 2] has the request id of the request', async () => {
    const given = { 'x-request-id': 'a-given-request' };
    expect((await call('/api/accounts', given)).headers['x-request-id']).toBe('a-given-request');
  });

  it('[contract 2] is refused to callers who are not signed in, however often other users read it', async () => {
    await call('/api/accounts');
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${ann.token}`])
      expect((await call('/api/accounts', { authorization })).status).toBe(401);
  });
});

/** Multiplies the limits of 1,200 and 3,000 calls per minute. */
const STRICT = '0.01';
const MINUTE = 60_000;

describe('requests for pages in memory', () => {
  it('[contract 2] count towards the rate limit, each once', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: STRICT }, beside: app });
    /**
     * Returns the statuses of the calls of one minute. Repeats the calls if the minute ends meanwhile, because the count
     * restarts.
     */
    const answersOfOneMinute = async (token: string): Promise<number[]> => {
      const minute = Math.floor(Date.now() / MINUTE);
      const answers: number[] = [];
      for (const query of ['', '?cursor=x', '', '?cursor=x', '/', '?limit=0', '', '', '', '', '', ''])
        answers.push((await strict.call.get(`/api/accounts${query}`, token)).status);
      answers.push((await strict.call.get('/api/accounts', token)).status);
      return Math.floor(Date.now() / MINUTE) === minute
        ? answers
        : answersOfOneMinute((await app.people.client()).token);
    };
    try {
      const answers = await answersOfOneMinute((await app.people.client()).token);
      expect(answers).toEqual([200, 400, 200, 400, 200, 400, 200, 200, 200, 200, 200, 200, 429]);
    } finally {
      await strict.stop();
    }
  });
});
