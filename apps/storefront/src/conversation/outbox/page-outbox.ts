import { selectRealtime } from '@manette/web-realtime';
import { selectUser } from '@manette/web-session';
import type { AppDispatch, AppThunk } from '@manette/web-store';
import { Courier } from './outbox-sender';
import { selectOutgoing } from './outgoing.slice';

const couriers = new WeakMap<AppDispatch, Courier>();

/**
 * The page's one courier, which works on wherever its reader goes. Signing out and in loads the page anew, so that it
 * belongs to one person.
 * @throws when nobody is signed in
 */
export const courier = (): AppThunk<Courier> => (dispatch, getState) => {
  const known = couriers.get(dispatch);
  if (known) return known;
  const user = selectUser(getState());
  if (!user) throw new Error('Nobody is signed in who could send messages');
  const started = new Courier(
    dispatch,
    () => selectOutgoing(getState()),
    // A device may deny that it has a network while it talks to us: the live connection knows better.
    () => navigator.onLine || selectRealtime(getState()).status === 'connected',
    user._id,
  );
  couriers.set(dispatch, started);
  return started;
};

/** Ends its work; what waits stays kept. */
export const stopCourier = (): AppThunk => (dispatch) => {
  couriers.get(dispatch)?.stop();
  couriers.delete(dispatch);
};
