const ENGLISH = 'The shop is not available right now. Please try again in a moment.';
const ARABIC = 'المتجر غير متاح الآن. حاول بعد لحظات.';

/** The design tokens and styles of the page. They are inline, because no process answers a request for another file. */
const STYLE =
  `:root{color-scheme:dark light;--bg:#06151b;--surface:#0d1d25;--line:#273a42;--text:#f2eee5;--accent:#fd944e;--on:#271004;--focus:#ffd49c}
@media(prefers-color-scheme:light){:root{--bg:#f8f5ef;--surface:#fefdfb;--line:#ddd9d0;--text:#11232c;--accent:#c24a13;--on:#fff;--focus:#a94313}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:16px/1.6 "Readex Pro","Noto Sans Arabic","Segoe UI",system-ui,sans-serif}
main{width:100%;max-width:34rem;padding:32px 24px;border:1px solid var(--line);border-radius:16px;background:var(--surface);text-align:center}
h1{margin:0 0 16px;font-size:1.25rem;line-height:1.4;font-weight:600}
a{display:inline-flex;align-items:center;gap:12px;min-height:44px;margin-top:8px;padding:0 24px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--focus);outline-offset:3px}`.replaceAll('\n', '');

/**
 * The page that nginx shows when no process answers (OPS-035), in both languages and without other files. nginx accepts at
 * most 4,096 bytes in one parameter. The link loads the same address again.
 */
export const UNAVAILABLE_PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Manette</title>',
  `<style>${STYLE}</style></head><body><main>`,
  `<h1>${ENGLISH}</h1><h1 lang="ar" dir="rtl">${ARABIC}</h1>`,
  '<a href="">Try again <span lang="ar" dir="rtl">حاول مجددًا</span></a>',
  '</main></body></html>',
].join('');

/** The message of the API contract for calls that no process answers. */
export const UNAVAILABLE_MESSAGE = ENGLISH;
