import { selectRealtime } from '@manette/web-realtime';
import { selectUser } from '@manette/web-session';
import type { AppDispatch, AppThunk } from '@manette/web-store';
import { OutboxSender } from './outbox-sender';
import { selectOutgoing } from './outgoing.slice';

const senders = new WeakMap<AppDispatch, OutboxSender>();

/**
 * The page's one courier, which works on wherever its reader goes. Signing out and in loads the page anew, so that it
 * belongs to one person.
 * @throws when nobody is signed in
 */
export const pageOutbox = (): AppThunk<OutboxSender> => (dispatch, getState) => {
  const known = senders.get(dispatch);
  if (known) return known;
  const user = selectUser(getState());
  if (!user) throw new Error('Nobody is signed in who could send messages');
  const started = new OutboxSender(
    dispatch,
    () => selectOutgoing(getState()),
    // A device may deny that it has a network while it talks to us: the live connection knows better.
    () => navigator.onLine || selectRealtime(getState()).status === 'connected',
    user._id,
  );
  senders.set(dispatch, started);
  return started;
};

/** Ends its work; what waits stays kept. */
export const stopOutbox = (): AppThunk => (dispatch) => {
  senders.get(dispatch)?.stop();
  senders.delete(dispatch);
};
