import * as z from 'zod/mini';
import { LANGUAGES } from '../identity/language.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.js';

const KIND = 'There is no such kind of notification';
const TIME = 'Times must have the form HH:mm';
const ZONE = 'Time zone must be one such as Africa/Algiers';
export const QUIET_HOURS_EMPTY = 'Quiet hours must not end when they begin';
export const UNKNOWN_KIND = KIND;

const toggle = z.optional(z.boolean('Switches must be true or false'));
const noMail = z.optional(z.null('There are no mails of this kind'));
const withMail = z.strictObject({ push: toggle, mail: toggle }, KIND);
const withoutMail = z.strictObject({ push: toggle, mail: noMail }, KIND);

/** The switches of each kind. Only kinds with mails accept a switch for mails. */
const kinds = z.strictObject(
  {
    ticketMessages: z.optional(withMail),
    orderStatus: z.optional(withoutMail),
    newTickets: z.optional(withoutMail),
    rentals: z.optional(withMail),
    savedSearches: z.optional(withMail),
    backInStock: z.optional(withMail),
    newListings: z.optional(withoutMail),
    mentions: z.optional(withoutMail),
  } satisfies Record<NotificationKind, unknown>,
  KIND,
);

const time = z.optional(z.string(TIME).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)));

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** `PUT /notifications/preferences`: absent fields stay [POC-039]. */
export const preferencesChanges = z.object({
  kinds: z.optional(kinds),
  hideContent: z.optional(z.boolean('Hide message content must be true or false')),
  quietHours: z.optional(
    z.object({
      enabled: z.optional(z.boolean('Quiet hours must be on or off')),
      from: time,
      to: time,
    }),
  ),
  timeZone: z.optional(z.string(ZONE).check(z.maxLength(100, ZONE), z.refine(isTimeZone, ZONE))),
  language: z.optional(z.enum(LANGUAGES, 'Language must be en or ar')),
});
export type PreferencesChanges = z.infer<typeof preferencesChanges>;

const switches = z.object({ push: z.boolean(), mail: z.nullable(z.boolean()) });

/** The notification preferences of a user [POC-037]. Only administrators get `newTickets` [POC-038]. */
export const preferences = z.object({
  kinds: z.object({
    ticketMessages: switches,
    orderStatus: switches,
    newTickets: z.optional(switches),
    rentals: switches,
    savedSearches: switches,
    backInStock: switches,
    newListings: switches,
    mentions: switches,
  } satisfies Record<NotificationKind, unknown>),
  hideContent: z.boolean(),
  quietHours: z.object({ enabled: z.boolean(), from: z.string(), to: z.string() }),
  timeZone: z.string(),
  language: z.enum(LANGUAGES),
});
export type PreferencesView = z.infer<typeof preferences>;
export const preferencesAnswer = z.object({ preferences });

/** The kinds in the order of the screens. */
export const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
