import type { DeviceView, NewDevice } from '@manette/contracts/notifications';
import { api } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { DEVICE, readStoredUser, readToken } from './stored-session';

/** Prefix of the keys in local storage of who wants notifications in this browser: '{prefix}{user id}'. */
const WANTED = 'push ';

/** What the stored session has registered, and under which key of the server. */
interface Registered {
  _id: string;
  publicKey: string;
  language: NewDevice['language'];
}

const devicesApi = api.enhanceEndpoints({ addTagTypes: ['Device'] }).injectEndpoints({
  endpoints: (build) => ({
    registerDevice: build.mutation<{ device: DeviceView }, NewDevice>({
      query: (body) => ({ url: '/notifications/devices', method: 'POST', body }),
      invalidatesTags: ['Device'],
    }),
  }),
});

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());

/** Hears when `thisDevice` or the permission may have changed in this page. @returns ends it */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page has subscribed to. */
let subscribed: PushSubscription | undefined;

/** Whether this browser can receive pushes at all; an iPhone can in the installed app alone [POC-115]. */
export const canReceivePushes = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this person has switched notifications on in this browser; it outlives their session [POC-036]. */
export const wantsPushes = (userId: string): boolean => localStorage.getItem(WANTED + userId) !== null;

function registered(): Registered | null {
  try {
    return JSON.parse(localStorage.getItem(DEVICE) ?? 'null') as Registered | null;
  } catch {
    // Not written by this product: treated as absent.
    return null;
  }
}

/** @returns the id of the device that the stored session has registered in this browser */
export const thisDevice = (): string | undefined => registered()?._id;

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // There is one under another key of the server.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Subscribes under the server's key and registers that as a device of the session. @returns whether that worked */
const register =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const token = readToken();
    try {
      subscribed = await subscribe(publicKey);
    } catch (error) {
      console.warn('This browser could not be subscribed to notifications', error);
      return false;
    }
    const { endpoint, keys } = JSON.parse(JSON.stringify(subscribed)) as Pick<NewDevice, 'endpoint' | 'keys'>;
    const { data } = await dispatch(
      devicesApi.endpoints.registerDevice.initiate({ endpoint, keys, language }),
    );
    // The session may have ended meanwhile, and its device with it.
    if (!data || readToken() !== token) return false;
    const known: Registered = { _id: data.device._id, publicKey, language };
    localStorage.setItem(DEVICE, JSON.stringify(known));
    changed();
    return true;
  };

/**
 * Switches notifications on in this browser; nothing else asks for the permission [POC-035].
 * @returns whether they are on: the person may refuse, and the browser's push service be out of reach
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
 * Subscribes and registers anew without a question where the person has switched it on: after their next sign-in, under
 * another key of the server, and in another language [POC-036].
 */
export const keepPushes =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const user = readStoredUser();
    if (!user || !wantsPushes(user._id) || !canReceivePushes()) return;
    // It would be asked for; where it is denied, subscribing fails without a question.
    if (Notification.permission === 'default') return;
    const known = registered();
    if (known?.publicKey === publicKey && known.language === language) return;
    await dispatch(register(publicKey, language));
  };

/** Ends the subscription of this browser, at logout and when the person switches it off; a failure is only logged. */
export async function unsubscribePushes(): Promise<void> {
  if (!canReceivePushes()) return;
  try {
    // Without a worker there is no subscription; `ready` would wait for one.
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = subscribed ?? (await registration?.pushManager.getSubscription());
    subscribed = undefined;
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn('The notifications of this browser could not be unsubscribed', error);
  }
}

/** Switches notifications off in this browser, also for sign-ins to come; the device itself is the caller's to remove. */
export async function switchPushesOff(userId: string): Promise<void> {
  localStorage.removeItem(WANTED + userId);
  localStorage.removeItem(DEVICE);
  changed();
  await unsubscribePushes();
}
