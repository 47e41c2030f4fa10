import type { AppThunk } from '@manette/web-store';
import { afterContent } from './first-content';
import { loadWhenReachable } from './load-when-reachable';
import { logError } from './log-error';
import { statusChanged } from './realtime.slice';
import { currentSocket, setCurrentSocket } from './socket';
import { clearJoinedTickets } from './tickets';

let opened = 0;
let stopFollowing: (() => void) | undefined;

/** Opens the page's one connection, after the first page shows its content, so that it does not delay that content. */
export const openRealtime = (): AppThunk => (dispatch) => {
  if (currentSocket()) return;
  const turn = ++opened;
  dispatch(statusChanged('connecting'));
  void afterContent()
    .then(() => loadWhenReachable(() => import('./live-socket')))
    .then(({ connectSocket }) => {
      if (turn === opened && !currentSocket()) stopFollowing = connectSocket(dispatch);
    })
    .catch((error: Error) => logError(dispatch, error));
};

/** Closes the connection, e.g. on logout [ID-077]. */
export const closeRealtime = (): AppThunk => (dispatch) => {
  opened++;
  stopFollowing?.();
  currentSocket()?.disconnect();
  setCurrentSocket(null);
  clearJoinedTickets();
  dispatch(statusChanged('closed'));
};
