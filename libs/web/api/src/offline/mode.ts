import { forgetKept } from './kept';

let isOn: Promise<boolean> = Promise.resolve(false);

/** Whether pages keep answers to be read without a network: where the service worker is on; false before anybody asked. */
export const isOfflineOn = (): Promise<boolean> => isOn;

/**
 * Follows the configuration: what it says of the service worker decides, and one that fails changes nothing. Where the
 * worker is off, nothing stays kept.
 */
export function followConfig(serviceWorker: Promise<boolean>): void {
  const before = isOn;
  isOn = serviceWorker.catch(() => before);
  void serviceWorker.then(
    (on) => (on ? undefined : forgetKept()),
    () => undefined,
  );
}
