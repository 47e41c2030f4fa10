const HOUR = 3_600_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * HOUR);
export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);
export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);
