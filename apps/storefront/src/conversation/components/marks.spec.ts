/// <reference types="node" />
import fc from 'fast-check';
import { marksIn } from './marks';

/** The rule as one regular expression, which scans the text again for each asterisk. */
const PATTERN = /\*\*(?![\s*])([^\n]*?[^\s*])\*\*|\*(?![\s*])([^\n*]*[^\s*])\*(?!\*)/g;

const byPattern = (text: string) =>
  [...text.matchAll(PATTERN)].map(({ 0: whole, 1: bold, 2: italic, index }) => ({
    kind: bold ? 'bold' : 'italic',
    words: bold ?? italic,
    start: index,
    end: index + whole.length,
  }));

const texts = fc.array(fc.constantFrom('*', '**', 'a', 'b c', ' ', '\n')).map((parts) => parts.join(''));

it('[CHAT-031] marksIn returns the same marks as the regular expression', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(marksIn(text)).toEqual(byPattern(text));
    }),
    { numRuns: 2000 },
  );
});

it('marksIn takes linear time for marks that begin and never end', () => {
  const before = process.threadCpuUsage();
  for (const part of ['**a ', '*a ', '**a', '***', '* ', '**a *']) marksIn(part.repeat(50_000));
  const { user } = process.threadCpuUsage(before);
  expect(user).toBeLessThan(1_000_000);
});
