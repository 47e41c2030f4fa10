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

export const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number >= least && number <= most, sentence);
};
