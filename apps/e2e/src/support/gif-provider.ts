// A GIF search service with Tenor's response format, in its own process beside the product under test.
import { createServer } from 'node:http';
import { gifProvider } from './gif-provider.address.ts';

/** A GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const result = (name: string) => ({
  content_description: name,
  media_formats: {
    gif: { url: `${gifProvider}/${encodeURIComponent(name)}.gif` },
    tinygif: { url: `${gifProvider}/${encodeURIComponent(name)}-tiny.gif` },
  },
});

createServer(({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, gifProvider);
  if (pathname.endsWith('.gif')) return response.writeHead(200, { 'content-type': 'image/gif' }).end(GIF);
  const q = searchParams.get('q') ?? '';
  if (q === 'broken') return response.writeHead(500).end();
  const results = ['one', 'two', 'three'].map((which) => result(`${q} ${which}`));
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
}).listen(Number(new URL(gifProvider).port), '127.0.0.1');
