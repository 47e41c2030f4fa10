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
/** A web address; slashes at its end are removed. */
export const web = webAddress.transform((given) => given.replace(/(?<!\/)\/+$/, ''));
export const booleanText = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((answer) => answer === 'true');

/**
 * Rule of a variable of at most `longest` characters that `read` parses. If `read` returns undefined, the fault is `sentence`.
 */
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

/**
 * Reads `name:value,name:value` by a pattern with these two groups. Returns undefined if a pair is malformed or a name occurs
 * twice.
 */
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
