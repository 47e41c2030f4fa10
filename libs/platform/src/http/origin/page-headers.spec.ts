import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pageHeaders } from './page-headers.js';

async function headersOf(publicUrl: string, path = '/'): Promise<Headers> {
  const app = express();
  app.use(pageHeaders({ publicUrl, gifSearchUrl: undefined, remoteOrigins: [] }));
  app.use((_request, response) => void response.end());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).headers;
  } finally {
    server.close();
  }
}

describe('the headers of the pages', () => {
  it('restrict browsers to https and to this origin when the shop is on https', async () => {
    const headers = await headersOf('https://shop.test');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain('wss://shop.test');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
  });

  it('contain no strict-transport-security when the shop is on http', async () => {
    expect((await headersOf('http://shop.test')).get('strict-transport-security')).toBeNull();
  });

  it('are few on scripts, styles and fonts, which browsers do not open as pages', async () => {
    for (const path of [
      '/js/main.1a2b3c4d.js',
      '/remotes/admin/css/9.1a2b3c4d.css',
      '/fonts/a.1a2b3c4d.woff2',
    ]) {
      const headers = await headersOf('https://shop.test', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('content-security-policy')).toBeNull();
    }
  });

  it.each(['/sw.js', '/accounts', '/assets/orbital-9.484b6c6e.svg', '/js/main.js'])(
    'are complete on %s, which a browser may open or run by itself',
    async (path) => {
      expect((await headersOf('https://shop.test', path)).get('content-security-policy')).toContain(
        'script-src',
      );
    },
  );
});
