import * as z from 'zod/mini';
import { multiline, shape } from '../http/text.js';

// Any text with one @ and a dot after it. In the domain, only the first character before the matched dot may be a dot itself,
// so that the pattern matches in linear time.
const ANY_ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}][^\s@.\p{Cc}]*\.[^\s@\p{Cc}]+$/u;

/**
 * An e-mail address that is valid by the HTML standard (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address)
 * in its characters, and has a dot in its domain, but no dot at the ends of its two parts or next to another dot.
 */
const MAIL_ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

const emailAddress = (pattern: RegExp, message: string) =>
  z
    .string('Email is required')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.maxLength(100, 'Email must be less than 100 characters'),
      shape(pattern, message),
    );

/** The generic e-mail rule [ID-103..105], used to find users; addresses are trimmed and lower-cased (contract, section 2). */
export const email = emailAddress(ANY_ADDRESS, 'Invalid email format');

/** The rule for setting an e-mail address: it guarantees that a mail reaches only that address [TRU-074]. */
export const newEmail = emailAddress(MAIL_ADDRESS, 'Invalid email format');

/** The e-mail rule of registration [ID-115, ID-116, TRU-074]. */
export const registerEmail = emailAddress(MAIL_ADDRESS, 'Please enter a valid email address');

const ALL_KINDS = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;
const KINDS_MESSAGE =
  'Password must contain at least one uppercase letter, one lowercase letter, and one number';

const newPassword = (longest: number) =>
  z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(longest, `Password must be less than ${longest} characters`),
      shape(ALL_KINDS, KINDS_MESSAGE),
    );

/** A password that is being set [ID-106..108]. The specification limits its length only at registration; this limit bounds the hashing. */
export const password = newPassword(200);

/** The password rule of registration [ID-119, ID-120]. */
export const registerPassword = newPassword(50);

const USERNAME_MESSAGE =
  'Username must be 3-30 characters and contain only letters, numbers, underscores, and hyphens';

/** The generic username rule [ID-109]. */
export const username = z
  .string(USERNAME_MESSAGE)
  .check(z.trim(), z.regex(/^[A-Za-z0-9_-]{3,30}$/, USERNAME_MESSAGE));

/** The username rule of registration [ID-111..114]. */
export const registerUsername = z
  .string('Username is required')
  .check(
    z.trim(),
    z.minLength(1, 'Username is required'),
    z.minLength(3, 'Username must be at least 3 characters'),
    z.maxLength(20, 'Username must be less than 20 characters'),
    shape(/^[A-Za-z0-9_]+$/, 'Username can only contain letters, numbers, and underscores'),
  );

/** The generic phone rule [ID-110]. */
export const phone = z
  .string('Please provide a valid phone number')
  .check(z.trim(), z.regex(/^\+?\d[\d ()-]{7,15}$/, 'Please provide a valid phone number'));

/**
 * The phone rule of registration [ID-117, ID-118]; the phone is stored as typed. A missing phone does not abort the validation,
 * as the form's own rule (the confirmation of the password) must still run.
 */
export const registerPhone = z.string('Phone number is required').check(
  z.trim(),
  z.minLength(1, 'Phone number is required'),
  z.refine(
    (typed) => typed.length <= 40 && /^\+?[1-9]\d{0,15}$/.test(typed.replace(/[ \u00a0()-]/g, '')),
    'Please enter a valid phone number (e.g., +1234567890)',
  ),
);

/** A postal address of any number of lines [ID-133, ID-136]. */
export const address = multiline('Address', {
  length: 300,
  message: 'Address must be less than 300 characters',
});
