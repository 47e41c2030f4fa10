import { fetchManifest } from './manifest';

const MANIFEST = {
  metaData: { globalName: 'storefront', remoteEntry: { name: 'js/remote-entry.1.js', path: '' } },
  exposes: [
    { name: 'routes', assets: { js: { sync: ['js/routes.2.js'] }, css: { sync: ['css/routes.3.css'] } } },
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
    expect(await fetchManifest(address)).toEqual({
      entry: `${folder}js/remote-entry.1.js`,
      globalName: 'storefront',
      scripts: [`${folder}js/routes.2.js`],
      styles: [`${folder}css/routes.3.css`],
    });
  });

  it.each([
    ['is not there', 'down', 503],
    ['is a page', '<!doctype html>', 200],
    ['names no routes', JSON.stringify({ ...MANIFEST, exposes: [] }), 200],
  ])('that %s is refused', async (_, body, status) => {
    answer(body, status);
    await expect(fetchManifest('https://shop.test/mf-manifest.json')).rejects.toThrow();
  });
});
