import type { DeviceView, NewDevice } from '@manette/contracts/notifications';
import { api } from '@manette/web-api';
import type { AppThunk } from '@manette/web-store';
import { changed, type Registered } from './push-state';
import { DEVICE, readToken } from './stored-session';

const devicesApi = api.enhanceEndpoints({ addTagTypes: ['Device'] }).injectEndpoints({
  endpoints: (build) => ({
    registerDevice: build.mutation<{ device: DeviceView }, NewDevice>({
      query: (body) => ({ url: '/notifications/devices', method: 'POST', body }),
      invalidatesTags: ['Device'],
    }),
  }),
});

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The browser has a subscription with another key of the server.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Subscribes with the server's key and registers the subscription as a device of the session. @returns whether that worked */
export const registerDevice =
  (publicKey: string, language: NewDevice['language']): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const token = readToken();
    let subscribed: PushSubscription;
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
    // The session may have ended during the request, and its device with it.
    if (!data || readToken() !== token) return false;
    const known: Registered = { _id: data.device._id, publicKey, language };
    localStorage.setItem(DEVICE, JSON.stringify(known));
    changed();
    return true;
  };
