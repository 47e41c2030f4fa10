import { selectRealtime } from '@manette/web-realtime';
import { selectUser } from '@manette/web-session';
import type { AppDispatch, AppThunk } from '@manette/web-store';
import { OutboxSender } from './outbox-sender';
import { selectOutgoing } from './outgoing.slice';

const senders = new WeakMap<AppDispatch, OutboxSender>();

/**
 * Returns the sender of the open document, which is shared by all pages. It belongs to one user, because signing out or in
 * reloads the document.
 * @throws when no user is signed in
 */
export const pageOutbox = (): AppThunk<OutboxSender> => (dispatch, getState) => {
  const known = senders.get(dispatch);
  if (known) return known;
  const user = selectUser(getState());
  if (!user) throw new Error('Messages can only be sent by a signed-in user');
  const started = new OutboxSender(
    dispatch,
    () => selectOutgoing(getState()),
    // A device may report that it is offline although it is not: an open realtime connection proves that it is online.
    () => navigator.onLine || selectRealtime(getState()).status === 'connected',
    user._id,
  );
  senders.set(dispatch, started);
  return started;
};

/** Stops the sender; pending messages stay stored. */
export const stopOutbox = (): AppThunk => (dispatch) => {
  senders.get(dispatch)?.stop();
  senders.delete(dispatch);
};
