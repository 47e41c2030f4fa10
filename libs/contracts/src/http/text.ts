import * as z from 'zod/mini';

// PostgreSQL cannot store NUL; the other control characters only break the display.
const CONTROL_IN_LINE = /^\P{Cc}*$/u;
const CONTROL_IN_TEXT = /^[\P{Cc}\t\n]*$/u;

/** A pattern check that runs only if the checks before it passed, above all the length. */
export const shape = (pattern: RegExp, message: string) =>
  new z.core.$ZodCheckRegex({
    check: 'string_format',
    format: 'regex',
    pattern,
    error: () => message,
    when: ({ issues }) => issues.length === 0,
  });

const noControl = (label: string, pattern: RegExp) =>
  shape(pattern, `${label} must not contain control characters`);

/** Search text, which is not stored: it refuses only NUL, which PostgreSQL does not accept. */
export const searchInput = (label: string, max: { length: number; message: string }) =>
  z
    .string(`${label} must be text`)
    .check(z.trim(), z.maxLength(max.length, max.message), noControl(label, /^[^\0]*$/));

/** One line of text, trimmed; `required` is the message for a missing, empty or non-text value. */
export const line = (label: string, max: { length: number; message: string }, required: string) =>
  z
    .string(required)
    .check(
      z.overwrite(wellFormed),
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(max.length, max.message),
      noControl(label, CONTROL_IN_LINE),
    );

/** Replaces unpaired surrogates by U+FFFD, as neither UTF-8 nor `jsonb` can represent them. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Converts line breaks to LF: a form sends each as CR LF, which would count as two characters. */
export const plainLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/**
 * Text of several lines. Outer white space is trimmed and line breaks become LF. It may be empty unless another check forbids
 * that.
 */
export const multiline = (
  label: string,
  max: { length: number; message: string },
  missing = `${label} must be text`,
) =>
  z
    .string(missing)
    .check(
      z.overwrite(wellFormed),
      z.overwrite(plainLineBreaks),
      z.trim(),
      z.maxLength(max.length, max.message),
      noControl(label, CONTROL_IN_TEXT),
    );

interface Bound {
  value: number;
  message: string;
}

/** A whole number, as a number or as the text of a form field. */
export const wholeNumber = (required: string, min: Bound, max: Bound) =>
  z.pipe(
    z.union(
      [z.number(required), z.string(required).check(z.trim(), z.regex(/^-?\d{1,15}$/, required))],
      required,
    ),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.refine(Number.isInteger, { error: required, abort: true }),
          z.minimum(min.value, min.message),
          z.maximum(max.value, max.message),
        ),
    ),
  );
