import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { serverSentences } from './server-sentences.ts';

const arabic = readFileSync(join(CHECKOUT, 'libs/web/i18n/src/messages.ar.json'), 'utf8');
const known = Object.keys(JSON.parse(arabic) as Record<string, string>);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence, with '{{}}' where a part varies on either side, or the part of one that the server puts together. */
function isKnown(sentence: string): boolean {
  if (known.some((key) => key.includes(sentence))) return true;
  const asked = new RegExp(`^${sentence.split('{{}}').map(escaped).join('.+')}$`);
  return known.some((key) => {
    const pattern = new RegExp(
      `^${key
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.+')}$`,
    );
    return asked.test(key) || (key.includes('{{') && pattern.test(sentence));
  });
}

it('finds the rules of the contracts and the refusals of the contexts', () => {
  const sentences = serverSentences().map(({ text }) => text);
  expect(sentences).toEqual(
    expect.arrayContaining([
      'Password must be at least 6 characters',
      'Ticket not found',
      'Too many requests. Please try again later.',
      '{{}} must not contain control characters',
    ]),
  );
});

it('[SHELL-002] every sentence of the server that people can read has its Arabic', () => {
  expect(serverSentences().filter(({ text }) => !isKnown(text))).toEqual([]);
});
