import { z } from 'zod';

/** Splits the list in a variable: `a, b` has two items. */
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The rules that several variables share; a sentence follows the variable's name in the error line. */
export const text = (sentence = 'must not be blank') => z.string().trim().min(1, sentence);
export const address = (protocol: RegExp, error: string) => z.url({ protocol, error });
export const webAddress = address(/^https?$/, 'must be an http:// or https:// address');
/** Without slashes at its end. */
export const web = webAddress.transform((given) => given.replace(/(?<!\/)\/+$/, ''));
export const booleanText = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((answer) => answer === 'true');

/** A variable of at most `longest` characters that `read` reads; what it answers undefined for is a fault with the sentence. */
export const readBy = <Value>(
  read: (given: string) => Value | undefined,
  sentence: string,
  longest: number,
) =>
  z
    .string()
    .max(longest, sentence)
    .transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    });

/** Reads `name:value,name:value` by a pattern with these two groups; undefined where one is malformed or a name stands twice. */
export function namedPairs(given: string, pattern: RegExp): [name: string, value: string][] | undefined {
  const pairs = given.split(',').flatMap((pair) => {
    const [, name, value] = pattern.exec(pair.trim()) ?? [];
    return [name !== undefined && value !== undefined ? ([name, value] as [string, string]) : undefined];
  });
  const whole = pairs.filter((pair) => pair !== undefined);
  const isUnique = new Set(whole.map(([name]) => name)).size === pairs.length;
  return isUnique ? whole : undefined;
}

export const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number >= least && number <= most, sentence);
};
