import { forgetPreloadedAnswers } from './preloaded-responses';

/** Whoever caused a call did so a moment before it: code that it needs may have to come first. */
const PERSON_WITHIN_MS = 10_000;
/** An event's handlers call at once. */
const EVENT_WITHIN_MS = 200;
const BY_PERSON = ['pointerdown', 'keydown', 'change', 'submit', 'drop', 'focus'] as const;

// Opening the page is a person's doing.
let personAt = performance.now();
let eventAt = -Infinity;

const notePerson = () => void (personAt = performance.now());
for (const event of BY_PERSON) window.addEventListener(event, notePerson, { capture: true, passive: true });
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && notePerson());

/** To be called before the handlers of a realtime event run: what they call for, no person has asked for. */
export function noteEvent(): void {
  eventAt = performance.now();
  forgetPreloadedAnswers();
}

/** Whether a timer or an event asked for the call that is about to be sent, and not a person [TRU-047]. */
export function isBackground(): boolean {
  const now = performance.now();
  if (eventAt > personAt && now - eventAt < EVENT_WITHIN_MS) return true;
  return now - personAt > PERSON_WITHIN_MS;
}

/** The header of such a call, which does not count as use of an administrator's session. */
export const backgroundHeader = (): Record<string, string> => (isBackground() ? { 'X-Background': '1' } : {});
