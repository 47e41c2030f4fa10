import { sendTestEvent, subscribe } from '@manette/web-realtime';

const ANSWER_WITHIN_MS = 5000;

/** Sends an event that the server echoes. @returns whether the echo arrived within five seconds */
export function echo(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(came);
    };
    const timer = setTimeout(() => end(false), ANSWER_WITHIN_MS);
    const stop = subscribe('test_event', () => end(true));
    void sendTestEvent();
  });
}
