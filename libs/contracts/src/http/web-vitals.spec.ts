import { measuredPage, WEB_VITALS, webVitalsSchema } from './web-vitals.js';

const accepts = (metrics: unknown, page: unknown = '/accounts/:id') =>
  webVitalsSchema.safeParse({ page, metrics }).success;
const all = WEB_VITALS.map((name) => ({ name, value: 1 }));

describe('[OPS-107] [OPS-108] measurements of a page', () => {
  it.each([
    ['all five', all],
    ['one with the largest allowed value', [{ name: 'LCP', value: 60_000 }]],
    ['a layout shift of 0', [{ name: 'CLS', value: 0 }]],
    ['the largest allowed layout shift', [{ name: 'CLS', value: 10 }]],
  ])('may be %s', (_, metrics) => expect(accepts(metrics)).toBe(true));

  it.each([
    ['none', []],
    ['an object instead of a list', {}],
    ['six', [...all, { name: 'LCP', value: 2 }]],
    ['the same one twice', [all[0], all[0]]],
    ['an unknown one', [{ name: 'FID', value: 1 }]],
    ['a negative value', [{ name: 'FCP', value: -1 }]],
    ['too large a value', [{ name: 'INP', value: 60_000.5 }]],
    ['too large a shift', [{ name: 'CLS', value: 10.1 }]],
    ['text instead of a value', [{ name: 'LCP', value: '1' }]],
  ])('must not be %s', (_, metrics) => expect(accepts(metrics)).toBe(false));

  it('must have a text of at most 200 characters as page', () => {
    expect(accepts(all, undefined)).toBe(true);
    expect(accepts(all, 7)).toBe(false);
    expect(accepts(all, 'x'.repeat(201))).toBe(false);
  });

  it.each([
    ['/accounts/:id', '/accounts/:id'],
    ['/accounts/0199a7c2', 'other'],
    ['constructor', 'other'],
  ])('of the page %s are stored under %s', (page, kept) => expect(measuredPage(page)).toBe(kept));
});
