import { DAY } from './rental-calendar.js';

/** Before the end by so much, the latest first. */
export const REMINDERS = [
  { kind: 'ended', before: 0 },
  { kind: 'one_day', before: DAY },
  { kind: 'three_days', before: 3 * DAY },
] as const;
export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** Of the reminders that are due the latest: who missed one needs no older news [LIF-085]. */
export const dueReminder = (endsAt: Date, now: Date): ReminderKind | null =>
  REMINDERS.find(({ before }) => now.getTime() >= endsAt.getTime() - before)?.kind ?? null;
