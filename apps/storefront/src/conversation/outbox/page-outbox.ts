import { selectRealtime } from '@manette/web-realtime';
import { selectUser } from '@manette/web-session';
import type { AppDispatch, AppThunk } from '@manette/web-store';
import { OutboxSender } from './outbox-sender';
import { selectOutgoing } from './outgoing.slice';

const senders = new WeakMap<AppDispatch, OutboxSender>();

/**
 * The page's one sender, which outlives the single pages. Signing out or in reloads the page, so that it belongs to one user.
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
    // A device may report no network although it has one: an open realtime connection proves it.
    () => navigator.onLine || selectRealtime(getState()).status === 'connected',
    user._id,
  );
  senders.set(dispatch, started);
  return started;
};

/** Stops it; pending messages stay stored. */
export const stopOutbox = (): AppThunk => (dispatch) => {
  senders.get(dispatch)?.stop();
  senders.delete(dispatch);
};
