import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { serverSentences } from './server-sentences.ts';

const arabic = readFileSync(join(CHECKOUT, 'libs/web/i18n/src/messages.ar.json'), 'utf8');
const known = Object.keys(JSON.parse(arabic) as Record<string, string>);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether the Arabic messages have a sentence. `{{}}` stands for a part that varies, in the sentence or in the message's key.
 * A sentence may also be a part of a key, because the server composes some sentences.
 */
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

it('[SHELL-002] every sentence of the server that users can read has an Arabic translation', () => {
  expect(serverSentences().filter(({ text }) => !isKnown(text))).toEqual([]);
});
