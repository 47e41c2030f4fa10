import { forgetKept } from './kept';

let isOn: Promise<boolean> = Promise.resolve(false);

/** Returns whether pages store kept answers: where the service worker is on. False until `followConfig` is called. */
export const isOfflineOn = (): Promise<boolean> => isOn;

/**
 * Switches kept answers on or off as the configuration says of the service worker. A failed request changes nothing, but a page
 * that the worker has opened without a network knows that it is on. Where the worker is off, deletes all kept answers.
 */
export function followConfig(serviceWorker: Promise<boolean>): void {
  const before = isOn;
  isOn = serviceWorker.catch(async () => (await before) || Boolean(navigator.serviceWorker?.controller));
  void serviceWorker.then(
    (on) => (on ? undefined : forgetKept()),
    () => undefined,
  );
}
