import type { NewDevice } from '@manette/contracts/notifications';
import type { AppThunk } from '@manette/web-store';
import { changed, registered } from './push-state';
import { DEVICE, readStoredUser } from './stored-session';

export { onDeviceChange } from './push-state';

/** Prefix of the keys in local storage that exist for users who want notifications in this browser: '{prefix}{user id}'. */
const WANTED = 'push ';

/** Returns whether this browser can receive pushes; an iPhone can only in the installed app [POC-115]. */
export const canReceivePushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Returns whether this user has switched notifications on in this browser; the choice outlives the session [POC-036]. */
export const wantsPushes = (userId: string): boolean => localStorage.getItem(WANTED + userId) !== null;

/** @returns the id of the device that the stored session has registered in this browser */
export const thisDevice = (): string | undefined => registered()?._id;

/** Registers this browser. The code is a chunk of its own, as few users want notifications. @returns whether that worked */
const register =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    try {
      const { registerDevice } = await import('./register-device');
      return await dispatch(registerDevice(publicKey, language));
    } catch (error) {
      console.warn('This browser could not be registered for notifications', error);
      return false;
    }
  };

/**
 * Switches notifications on in this browser; nothing else asks for the permission [POC-035].
 * @returns whether they are on: the user may refuse, and the browser's push service may be unreachable
 */
export const switchPushesOn =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const user = readStoredUser();
    if (!user) return false;
    const permission = await Notification.requestPermission();
    changed();
    if (permission !== 'granted') return false;
    if (!(await dispatch(register(publicKey, language)))) return false;
    localStorage.setItem(WANTED + user._id, '');
    return true;
  };

/**
 * Subscribes and registers again without a question where the user has switched notifications on: after the next sign-in, when
 * the server has another key, and in another language [POC-036].
 */
export const keepPushes =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const user = readStoredUser();
    if (!user || !wantsPushes(user._id) || !canReceivePushes()) return;
    // With 'default', subscribing would ask for the permission; with 'denied', it fails without a question.
    if (Notification.permission === 'default') return;
    const known = registered();
    if (known?.publicKey === publicKey && known.language === language) return;
    await dispatch(register(publicKey, language));
  };

/** Ends the subscription of this browser, at logout and when the user switches notifications off; a failure is only logged. */
export async function unsubscribePushes(): Promise<void> {
  if (!canReceivePushes()) return;
  try {
    // Without a worker there is no subscription; `ready` would wait for one.
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn('The notifications of this browser could not be unsubscribed', error);
  }
}

/** Switches notifications off in this browser, also for future sign-ins; the caller removes the device on the server. */
export async function switchPushesOff(userId: string): Promise<void> {
  localStorage.removeItem(WANTED + userId);
  localStorage.removeItem(DEVICE);
  changed();
  await unsubscribePushes();
}
