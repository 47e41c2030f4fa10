import { aGiftCard, aPicture } from '@manette/web-testing';
import { cardFace, printedAmount } from './card-face';

it.each([
  [{ amount: 50, currency: 'USD' }, '$50'],
  [{ amount: 12.5, currency: 'EUR' }, '€12.50'],
  [{ amount: 2000, currency: 'DZD' }, '2\u00a0000 DZD'],
] as const)('prints %j as %p', (value, printed) => {
  expect(printedAmount(value)).toBe(printed);
});

it.each([
  ['#ffffff', true],
  ['#e8a13a', true],
  ['#1c4f9c', false],
  ['#000000', false],
])('uses dark text only on a bright picture: %s', (color, ink) => {
  expect(cardFace(aGiftCard({ pictures: [{ ...aPicture('/u/1.webp'), color }] })).ink).toBe(ink);
});

it('uses white text without a picture', () => {
  expect(cardFace(aGiftCard()).ink).toBe(false);
});
