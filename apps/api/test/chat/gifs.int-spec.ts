import type { ServerResponse } from 'node:http';
import { GIF_SEARCH_FAILED } from '@manette/contracts/chat';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { GifProvider, tenor } from './support/gif-provider.js';

let provider: GifProvider;
let app: TestApp;
let amina: TestPerson;
beforeAll(async () => {
  provider = await GifProvider.start();
  app = await startTestApp({ env: { GIF_SEARCH_URL: provider.url, GIF_SEARCH_KEY: 'the secret' } });
  amina = await app.people.verifiedClient('amina');
});
afterAll(async () => {
  await app.stop();
  provider.stop();
});

const search = (q?: string, who: TestPerson = amina) =>
  app.call.get('/api/gifs/search', who.token).query(q === undefined ? {} : { q });
const found = async (results: unknown[]) => {
  provider.says({ results });
  const { body } = await search('cat').expect(200);
  return (body as { results: { url: string; preview: string; title: string }[] }).results;
};
const titles = (results: { title: string }[]) => results.map(({ title }) => title);

it('[API-050, CHAT-016] sends the search text, the limit 20 and the key to the provider, and does not return the key', async () => {
  provider.says({ results: [tenor('cat')] });
  const { body, text } = await search(' dancing cat ').expect(200);
  const asked = Object.fromEntries(provider.asked.at(-1)?.searchParams ?? []);
  expect(asked).toEqual({ client: 'manette', q: 'dancing cat', limit: '20', key: 'the secret' });
  expect(text).not.toContain('secret');
  expect(body).toEqual({
    results: [
      {
        url: 'https://media.example/cat.gif',
        preview: 'https://media.example/cat-tiny.gif',
        title: 'cat',
      },
    ],
  });
});

it('[API-050] returns at most 20 results', async () => {
  const many = Array.from({ length: 30 }, (_, at) => tenor(`g${at}`));
  expect(titles(await found(many))).toEqual(
    many.slice(0, 20).map(({ content_description }) => content_description),
  );
});

it('[API-051] uses the variant that a result has, and omits results without one', async () => {
  const { gif, tinygif, mp4, webm } = tenor('x').media_formats;
  const base = { content_description: 'x' };
  const variants = [
    { gif },
    { tinygif },
    { mp4 },
    { webm },
    { tinygif, mp4 },
    {},
    { gif: { url: 'javascript:1' } },
  ];
  const results = await found(variants.map((media_formats) => ({ ...base, media_formats })));
  expect(results.map(({ url, preview }) => [url, preview])).toEqual([
    [gif.url, gif.url],
    [tinygif.url, tinygif.url],
    [mp4.url, mp4.url],
    [webm.url, webm.url],
    [tinygif.url, tinygif.url],
  ]);
});

it('[API-051] accepts `media` as well, as an object or in a list', async () => {
  const { media_formats: media, ...said } = tenor('klipy');
  const results = await found([
    { ...said, media },
    { ...said, media: [media] },
  ]);
  expect(results.map(({ url }) => url)).toEqual([media.gif.url, media.gif.url]);
});

it('[API-052] names a result by its description, or else by its title', async () => {
  const { media_formats } = tenor('x');
  const results = await found([
    { media_formats, content_description: 'said', h1_title: 'title' },
    { media_formats, content_description: '', h1_title: 'title' },
    { media_formats },
    'no result',
    { media_formats: 5 },
  ]);
  expect(titles(results)).toEqual(['said', 'title', 'GIF']);
});

it('[CHAT-012] returns addresses that end in .gif', async () => {
  const [result] = await found([{ media_formats: { gif: { url: 'https://media.example/x?id=1' } } }]);
  expect(result?.url).toBe('https://media.example/x?id=1#.gif');
});

it.each([[''], ['   '], [undefined]])('refuses the empty search %j', async (q) => {
  const { body } = await search(q).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Search text is required' });
});

it('refuses a search of more than 100 characters', async () => {
  provider.says({ results: [] });
  await search('x'.repeat(100)).expect(200);
  await search('x'.repeat(101)).expect(400);
});

it.each([
  ['sends results that are not a list', { results: 5 }],
  ['sends a text instead of results', 'hello'],
  [
    'responds with 500',
    (_: URL, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
  ],
  ['closes the connection', (_: URL, response: { destroy(): void }) => response.destroy()],
  [
    'sends an endless response',
    (_: URL, response: { writeHead(status: number): void; write(text: string): boolean }) => {
      response.writeHead(200);
      const pour = () => {
        while (response.write(' '.repeat(256 * 1024)));
      };
      (response as unknown as NodeJS.EventEmitter).on('drain', pour);
      pour();
    },
  ],
  ['does not respond', () => undefined],
] as const)('[ERR-031] responds with 503 when the provider %s', async (_, says) => {
  provider.says(says as object);
  const { body } = await search('cat').expect(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE', message: GIF_SEARCH_FAILED });
});

it('[ERR-031] does not follow a redirect of the provider', async () => {
  const elsewhere = await GifProvider.start();
  elsewhere.says({ results: [tenor('cat')] });
  provider.says((_: URL, response: ServerResponse) =>
    response.writeHead(302, { location: `${elsewhere.url}&key=told` }).end(),
  );
  await search('cat').expect(503);
  expect(elsewhere.asked).toEqual([]);
  elsewhere.stop();
});

describe('GIF search without a provider', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => plain.stop());

  it('[ERR-031] responds with 503, and the configuration reports it as disabled', async () => {
    const admin = await plain.people.admin();
    await plain.call.get('/api/gifs/search?q=cat', admin.token).expect(503);
    expect((await plain.call.get('/api/config')).body).toMatchObject({ gifEnabled: false });
    expect((await app.call.get('/api/config')).body).toMatchObject({ gifEnabled: true });
  });

  it('accepts 30 searches a minute from a user', async () => {
    const { token } = await plain.people.verifiedClient();
    const once = () => plain.call.get('/api/gifs/search?q=cat', token);
    for (let at = 0; at < 30; at++) await once().expect(503);
    expect((await once().expect(429)).headers['retry-after']).toBeDefined();
  });
});
