import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StoredPage } from './stored-page.js';

const TEXT = JSON.stringify(Array.from({ length: 500 }, (_, at) => `${at % 7} هلال`));
const bytesOf = (page: StoredPage, encoding: 'br' | 'gzip' | 'identity') =>
  Buffer.from(page.encoded(encoding) ?? '', 'latin1');

it('[contract 2] a page keeps only the requested encodings, and creates other encodings from those', async () => {
  const page = new StoredPage('tag', Buffer.from(TEXT));
  expect(page.size).toBe(Buffer.byteLength(TEXT));
  await page.prepare('br');
  expect(page.size).toBe(bytesOf(page, 'br').length);
  expect(page.size).toBeLessThan(Buffer.byteLength(TEXT) / 10);
  await Promise.all([page.prepare('gzip'), page.prepare('gzip'), page.prepare('identity')]);
  expect(brotliDecompressSync(bytesOf(page, 'br')).toString()).toBe(TEXT);
  expect(gunzipSync(bytesOf(page, 'gzip')).toString()).toBe(TEXT);
  expect(bytesOf(page, 'identity').toString()).toBe(TEXT);
});
