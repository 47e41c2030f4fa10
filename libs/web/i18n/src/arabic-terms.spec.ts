import { arabicTexts } from './testing/arabic-texts';
import { WRONG_TERMS } from './testing/wrong-terms';

const texts = arabicTexts();
const BUTTON_LETTERS = 20;
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

it("finds the texts of the screens, the server's messages, the mails and the demo shop", () => {
  const places = texts.map(({ where }) => where);
  for (const part of [
    ...['apps/storefront/', 'messages: Login failed', 'reset-password.mail.ts', 'tools/seed/'],
    ...['security-notice.mail.ts', 'security-notices.ts', 'unavailable-page.ts'],
  ])
    expect(places.some((where) => where.includes(part))).toBe(true);
});

describe('an Arabic text', () => {
  it.each(WRONG_TERMS)('uses $right, not $wrong', ({ wrong, only, except }) => {
    const found = texts.filter(
      ({ where, text }) => wrong.test(text) && (!only || only.test(where)) && !(except && except.test(where)),
    );
    expect(found).toEqual([]);
  });

  it('has no English comma, no plus sign before a number, and no comma between groups of thousands', () => {
    const wrong = /[\u0600-\u06ff],|\+\{\{|\d,\d{3}/;
    expect(texts.filter(({ where, text }) => !/\.(tsx?|html)$/.test(where) && wrong.test(text))).toEqual([]);
  });

  it('isolates the sign before a number, and an address, whose order would change', () => {
    const wrong = /(?<!\u2068)(#\{\{|https?:\/\/)/;
    const words = texts.filter(({ where }) => !/\.(tsx?|html)$/.test(where) && !where.startsWith('tools/'));
    expect(words.filter(({ text }) => wrong.test(text))).toEqual([]);
  });

  it('has at most one exclamation mark', () => {
    expect(texts.filter(({ text }) => text.split('!').length > 2 && !text.includes('says('))).toEqual([]);
  });
});

const BUTTONS =
  /: (send|save|add|upload|import|export|delete|clear|setStock|resend|retry|discard|takeUp|createTicket|newReply|loadMore|tryAgain|clearFilters|cancelUpload|formatHelp|downloadFaults|bulkUpload|orderSuccessful|orderUnsuccessful|cancelOrder|deleteTicket|request|purchase|testApi|testSocket|login|register|browse|stay)$/;

it('the text of a button has at most 20 letters', () => {
  const long = texts.filter(({ where, text }) => BUTTONS.test(where) && lettersOf(text) > BUTTON_LETTERS);
  expect(long).toEqual([]);
});
