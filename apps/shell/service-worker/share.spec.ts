import { forgetOldShare, isShare } from './share';

describe('a share from another app', () => {
  const asked = (method: string, path: string) =>
    isShare({ request: { method } as Request, url: new URL(path, 'http://shop.test') });

  it('[POC-104] is a form posted to /share, not the page /share', () => {
    expect(asked('POST', '/share')).toBe(true);
    expect(asked('GET', '/share')).toBe(false);
    expect(asked('POST', '/share/more')).toBe(false);
    expect(asked('POST', '/api/messages/support')).toBe(false);
  });

  it.each([
    [9, true],
    [10, false],
  ])('[POC-104] is still stored after %d minutes: %s', async (minutes, isThere) => {
    const sharedAt = String(Date.now() - minutes * 60_000);
    const kept = new Map([['shared', { headers: new Map([['x-shared-at', sharedAt]]) }]]);
    Object.assign(globalThis, {
      caches: {
        has: (name: string) => Promise.resolve(kept.has(name)),
        match: (_: string, { cacheName }: { cacheName: string }) => Promise.resolve(kept.get(cacheName)),
        delete: (name: string) => Promise.resolve(kept.delete(name)),
      },
    });
    await forgetOldShare();
    expect(kept.has('shared')).toBe(isThere);
    kept.clear();
    await forgetOldShare();
    Reflect.deleteProperty(globalThis, 'caches');
  });
});
