const MINUTE = 60_000;

/** Returns whole hours and minutes, rounded down. */
export const hoursAndMinutes = (milliseconds: number): { hours: number; minutes: number } => {
  const minutes = Math.floor(milliseconds / MINUTE);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
