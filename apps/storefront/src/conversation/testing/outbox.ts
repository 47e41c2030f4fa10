import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import type { AppStore } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { stopOutbox } from '../outbox/page-outbox';

/** Closes a page as a browser does: stops the outbox and removes the toasts; the browser's storage stays. */
export const closePage = ({ store, unmount }: { store: AppStore; unmount: () => void }): void =>
  act(() => {
    store.dispatch(stopOutbox());
    notify.dismiss();
    unmount();
  });

/** Deletes everything that is stored in this browser. */
export async function freshBrowser(): Promise<void> {
  localStorage.clear();
  await clear(createStore('manette-unsent', 'messages'));
}

/** Puts the device online or offline. */
export function network(there: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  window.dispatchEvent(new Event(there ? 'online' : 'offline'));
}
