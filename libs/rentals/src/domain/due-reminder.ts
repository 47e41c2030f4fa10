import { DAY } from './rental-calendar.js';

/** The reminders with their time before the end in milliseconds, the latest first. */
export const REMINDERS = [
  { kind: 'ended', before: 0 },
  { kind: 'one_day', before: DAY },
  { kind: 'three_days', before: 3 * DAY },
] as const;
export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** Returns the latest of the due reminders: a client who missed an earlier one does not need it any more [LIF-085]. */
export const dueReminder = (endsAt: Date, now: Date): ReminderKind | null =>
  REMINDERS.find(({ before }) => now.getTime() >= endsAt.getTime() - before)?.kind ?? null;
