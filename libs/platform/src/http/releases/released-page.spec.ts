import type { Release } from '../../storage/releases/release-index.js';
import { releasedPage } from './released-page.js';

const release: Release = {
  publishedAt: '2026-11-22T12:00:00Z',
  wasCurrent: true,
  retiredAt: null,
  host: '1.0.0',
  files: {
    'js/a.js': 'sha384-A',
    'css/a.css': 'sha384-C',
    'fonts/a.woff2': 'sha384-F',
    'mark.svg': 'sha384-M',
  },
};
const BASE = '/releases/shell/1-a/';
const page = (html: string, base = BASE) => releasedPage(html, release, base);

describe('the page of a released shell', () => {
  it.each([
    ['<script src="/js/a.js"></script>', `<script src="${BASE}js/a.js" integrity="sha384-A"></script>`],
    [
      '<script defer src=/js/a.js></script>',
      `<script defer src="${BASE}js/a.js" integrity="sha384-A"></script>`,
    ],
    [
      '<link href="/css/a.css" rel="stylesheet">',
      `<link href="${BASE}css/a.css" integrity="sha384-C" rel="stylesheet">`,
    ],
    [
      '<link rel="preload" as="script" href="/js/a.js">',
      `<link rel="preload" as="script" href="${BASE}js/a.js" integrity="sha384-A">`,
    ],
  ])('[OPS-052] %s has its address and digest', (built, released) => expect(page(built)).toBe(released));

  it.each([
    '<link href="/mark.svg" rel="icon">',
    '<script src="https://other.test/js/a.js"></script>',
    '<p data-base="/">',
  ])('[OPS-052] %s stays as it is', (built) => expect(page(built)).toBe(built));

  it('[OPS-052] gives the first script the addresses of the other files', () => {
    expect(
      page(`<script data-base="/" data-font="/fonts/a.woff2" data-pages='{"x":["js/b.js"]}'></script>`),
    ).toBe(
      `<script data-base="${BASE}" data-font="${BASE}fonts/a.woff2" data-pages='{"x":["js/b.js"]}'></script>`,
    );
  });

  it('[OPS-053] sets crossorigin for files of another origin, so that the browser checks their digests', () => {
    expect(page('<script src="/js/a.js"></script>', 'https://cdn.test/releases/shell/1-a/')).toBe(
      '<script src="https://cdn.test/releases/shell/1-a/js/a.js" integrity="sha384-A" crossorigin="anonymous"></script>',
    );
  });
});
