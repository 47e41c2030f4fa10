/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = Record<string, string>;

const css = readFileSync(join(__dirname, 'colours.css'), 'utf8');

/** Returns the custom properties of the block that begins with `selector`. */
const theme = (selector: string): Theme => {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
};

const dark = theme("[data-theme='dark']");
const light = theme("[data-theme='light']");
const bySystem = theme(':root:not([data-theme])');

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const TEXT = [
  ...['bg', 'surface', 'raised', 'fill'].flatMap((ground) => [
    ['text', ground],
    ['muted', ground],
  ]),
  ...['pending', 'progress', 'completed', 'danger', 'offline'].flatMap((status) => [
    [status, 'bg'],
    [status, `${status}-soft`],
  ]),
  ['accent-text', 'bg'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['bubble-text', 'bubble'],
] as [string, string][];

const CONTROLS = [
  ['control', 'surface'],
  ['control', 'raised'],
  ['focus', 'bg'],
  ['focus', 'raised'],
  ['accent', 'bg'],
] as [string, string][];

describe.each([
  ['dark', dark],
  ['light', light],
])('the %s theme', (_, colours) => {
  it.each(TEXT)('can be read: %s on %s', (ink, ground) =>
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5),
  );
  it.each(CONTROLS)('can be seen: %s on %s', (ink, ground) =>
    expect(contrast(colours[ink]!, colours[ground]!)).toBeGreaterThanOrEqual(3),
  );
});

it('has the same light theme when the system and when the user chooses it', () =>
  expect(bySystem).toEqual(light));
it('has the same colour names in both themes', () => expect(Object.keys(light)).toEqual(Object.keys(dark)));
