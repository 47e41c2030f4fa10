import { sessionPort, shellPort } from '@manette/web-api';
import type { AppDispatch, AppThunk } from '@manette/web-store';
import { afterContent } from './first-content';
import { countSocket } from './data-use/socket-bytes';
import { isMoving, leaveDrainingServer } from './draining';
import { loadWhenReachable } from './load-when-reachable';
import { followLowData } from './low-data';
import { realtimeServer, SOCKET_OPTIONS } from './options';
import { watchPresence } from './presence';
import { errorHappened, statusChanged } from './realtime.slice';
import { announceConnected, currentSocket, setCurrentSocket, type ShopSocket } from './socket';
import { deliver, notifyConnected, notifyDropped, notifyReconnected } from './subscriptions';
import { tellSight, tellSightOnChange } from './sight';
import { clearJoinedTickets, rejoinTickets } from './tickets';
import { reconnectWhenReachable } from './reconnect';

let opened = 0;
let stopReconnecting: (() => void) | undefined;
let stopLeaving: (() => void) | undefined;
let stopFollowing: (() => void) | undefined;
let stopTelling: (() => void) | undefined;

/** Opens the page's one connection, after the content of the first page so that it does not delay it. */
export const openRealtime = (): AppThunk => (dispatch) => {
  if (currentSocket()) return;
  const turn = ++opened;
  dispatch(statusChanged('connecting'));
  void afterContent()
    .then(() => loadWhenReachable(() => import('socket.io-client')))
    .then(({ io }) => {
      if (turn !== opened || currentSocket()) return;
      const socket: ShopSocket = io(realtimeServer.origin, SOCKET_OPTIONS);
      setCurrentSocket(socket);
      listen(socket, dispatch);
      stopReconnecting = reconnectWhenReachable(socket);
      countSocket(socket);
      stopLeaving = leaveDrainingServer(socket);
      stopFollowing = followLowData(socket);
      stopTelling = tellSightOnChange(socket);
      socket.connect();
    })
    .catch((error: Error) => logError(dispatch, error));
};

/** Closes the connection, e.g. on logout [ID-077]. */
export const closeRealtime = (): AppThunk => (dispatch) => {
  opened++;
  stopReconnecting?.();
  stopLeaving?.();
  stopFollowing?.();
  stopTelling?.();
  currentSocket()?.disconnect();
  setCurrentSocket(null);
  clearJoinedTickets();
  dispatch(statusChanged('closed'));
};

function listen(socket: ShopSocket, dispatch: AppDispatch) {
  const token = sessionPort.readToken();
  let connectedBefore = false;
  socket.onAny((event: string, payload: unknown) => deliver(event, payload));
  socket.on('session_replaced', () => sessionPort.end(token, 'replaced'));
  socket.on('connect', () => {
    dispatch(statusChanged('connected'));
    const isBack = connectedBefore;
    connectedBefore = true;
    announceConnected(socket);
    watchPresence(socket);
    tellSight(socket);
    notifyConnected();
    if (isBack) void rejoinTickets(socket).then(notifyReconnected);
  });
  socket.on('disconnect', (reason) => {
    // A page that moves to another process of the server is back at once.
    if (!isMoving(socket)) dispatch(statusChanged('disconnected'));
    if (reason === 'io server disconnect') notifyDropped();
  });
  socket.on('connect_error', (error) => {
    dispatch(statusChanged('disconnected'));
    logError(dispatch, error);
    if (error.message === 'SECOND_STEP_REQUIRED') shellPort.enrol();
    // The server refused the connection: the session may have ended while the page was offline.
    if (!socket.active) notifyDropped();
  });
}

/** Errors of the connection are only logged [ERR-005]. */
function logError(dispatch: AppDispatch, error: Error) {
  console.warn('realtime:', error.message);
  dispatch(errorHappened({ at: new Date().toISOString(), message: error.message }));
}
