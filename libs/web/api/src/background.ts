import { forgetPreloadedAnswers } from './preloaded-responses';

/** A call sent within this time after a user action counts as the user's: code may have to load before the call is sent. */
const PERSON_WITHIN_MS = 10_000;
/** A call sent within this time after an event counts as the event's: its handlers send their calls immediately. */
const EVENT_WITHIN_MS = 200;
const BY_PERSON = ['pointerdown', 'keydown', 'change', 'submit', 'drop', 'focus'] as const;

// Opening the page is a user action.
let personAt = performance.now();
let eventAt = -Infinity;

const notePerson = () => void (personAt = performance.now());
for (const event of BY_PERSON) window.addEventListener(event, notePerson, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && notePerson());

/**
 * Notes a realtime event and discards preloaded responses. Call it before the event's handlers run: their calls are background
 * calls.
 */
export function noteEvent(): void {
  eventAt = performance.now();
  forgetPreloadedAnswers();
}

/** Returns whether a timer or an event, and not the user, causes the call that is about to be sent [TRU-047]. */
export function isBackground(): boolean {
  const now = performance.now();
  if (eventAt > personAt && now - eventAt < EVENT_WITHIN_MS) return true;
  return now - personAt > PERSON_WITHIN_MS;
}

/** Returns the header of a background call, which does not count as use of an administrator's session. */
export const backgroundHeader = (): Record<string, string> => (isBackground() ? { 'X-Background': '1' } : {});
