import { fetchManifest } from './manifest';

const MANIFEST = {
  metaData: { globalName: 'storefront', remoteEntry: { name: 'js/remote-entry.1.js', path: '' } },
  exposes: [
    { name: 'routes', assets: { js: { sync: ['js/routes.2.js'] }, css: { sync: ['css/routes.3.css'] } } },
  ],
  pages: [
    { path: 'accounts', files: ['js/4.js'] },
    { path: '', files: ['js/5.js', 'css/6.css'] },
  ],
};
const answer = (body: BodyInit, status = 200) =>
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response(body, { status }));

describe("a remote's manifest", () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['https://shop.test/remotes/storefront/mf-manifest.json', 'https://shop.test/remotes/storefront/'],
    ['https://cdn.test/7/mf-manifest.json?v=2', 'https://cdn.test/7/'],
  ])('at %s names files below %s', async (address, folder) => {
    answer(JSON.stringify(MANIFEST));
    expect(await fetchManifest({ entry: address })).toEqual({
      entry: { href: `${folder}js/remote-entry.1.js` },
      globalName: 'storefront',
      scripts: [{ href: `${folder}js/routes.2.js` }],
      styles: [{ href: `${folder}css/routes.3.css` }],
      firstPage: [{ href: `${folder}js/5.js` }, { href: `${folder}css/6.css` }],
    });
  });

  it('[OPS-057] of a release is fetched with its digest, and contains the digests of its files', async () => {
    const fetched = answer(JSON.stringify({ ...MANIFEST, integrity: { 'js/routes.2.js': 'sha384-2' } }));
    const integrity = { 'mf-manifest.json': 'sha384-0', 'js/remote-entry.1.js': 'sha384-1' };
    const files = await fetchManifest({ entry: 'https://cdn.test/7/mf-manifest.json', integrity });
    expect(fetched.mock.calls[0]?.[0]).toMatchObject({ integrity: 'sha384-0' });
    expect(files.entry.integrity).toBe('sha384-1');
    expect(files.scripts).toEqual([{ href: 'https://cdn.test/7/js/routes.2.js', integrity: 'sha384-2' }]);
  });

  it('of an older build lists no pages', async () => {
    answer(JSON.stringify({ ...MANIFEST, pages: undefined }));
    const files = await fetchManifest({ entry: 'https://shop.test/mf-manifest.json' });
    expect(files.firstPage).toEqual([]);
  });

  it.each([
    ['cannot be loaded', 'down', 503],
    ['is an HTML page', '<!doctype html>', 200],
    ['exposes no routes', JSON.stringify({ ...MANIFEST, exposes: [] }), 200],
  ])('that %s is rejected', async (_, body, status) => {
    answer(body, status);
    await expect(fetchManifest({ entry: 'https://shop.test/mf-manifest.json' })).rejects.toThrow();
  });
});
