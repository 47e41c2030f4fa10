import { screen, waitFor } from '@testing-library/react';
import { init } from '@module-federation/runtime';
import { renderApp } from '@manette/web-session/testing';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { useFetchHome, useStartHome } from './start-home';

const FOLDER = '/remotes/storefront/';
const MANIFEST = `${FOLDER}mf-manifest.json`;
const manifest = {
  metaData: { globalName: 'storefront', remoteEntry: { name: 'js/entry.js', path: '' } },
  exposes: [
    { name: 'routes', assets: { js: { sync: ['js/routes.js'] }, css: { sync: ['css/routes.css'] } } },
  ],
  pages: [
    { path: '', files: ['js/routes.js', 'js/home.js'] },
    { path: 'accounts', files: ['js/accounts.js'] },
  ],
};
const FILES = ['js/entry.js', 'js/routes.js', 'css/routes.css', 'js/home.js'].map((file) => FOLDER + file);

function Page() {
  useFetchHome(true);
  return <button onClick={useStartHome()}>Sign in</button>;
}

let network: FakeApi;
/** The requested paths, in the order of the requests. */
let asked: string[];

/** Answers a path and records its request. */
const serve = (path: string, body: object | string, status = 200) =>
  network.answer(`GET ${path}`, () => {
    asked.push(path);
    return { status, body };
  });

beforeAll(() => void init({ name: 'shell', remotes: [] }));
beforeEach(() => {
  asked = [];
  network = fakeApi({
    'GET /config': () => ({
      body: { googleEnabled: false, remotes: { storefront: { entry: MANIFEST }, admin: { entry: '/none' } } },
    }),
  });
  serve(MANIFEST, manifest);
  for (const file of FILES) serve(file, '');
});
afterEach(() => {
  delete document.documentElement.dataset.lowData;
  network.restore();
});

it('fetches the files of the page that follows a sign-in, one by one', async () => {
  await renderApp(<Page />);
  await waitFor(() => expect(asked).toEqual([MANIFEST, ...FILES]));
});

describe('[POC-067] with low data', () => {
  const press = () => screen.getByRole('button').click();
  beforeEach(() => void (document.documentElement.dataset.lowData = ''));

  it('fetches nothing before the form is submitted', async () => {
    await renderApp(<Page />);
    press();
    await waitFor(() => expect(asked).toContain(MANIFEST));
    expect(asked).toEqual([MANIFEST]);
  });

  it('starts loading the page again with the next submit if it could not be loaded', async () => {
    serve(MANIFEST, 'down', 503);
    await renderApp(<Page />);
    await waitFor(() => {
      press();
      expect(asked.length).toBeGreaterThan(1);
    });
  });
});
