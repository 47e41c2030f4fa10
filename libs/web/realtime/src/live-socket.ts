import { io } from 'socket.io-client';
import { sessionPort, shellPort } from '@manette/web-api';
import type { AppDispatch } from '@manette/web-store';
import { countSocket } from './data-use/socket-bytes';
import { isMoving, leaveDrainingServer } from './draining';
import { followLowData } from './follow-low-data';
import { logError } from './log-error';
import { realtimeServer, SOCKET_OPTIONS } from './options';
import { watchPresence } from './presence';
import { statusChanged } from './realtime.slice';
import { reconnectWhenReachable } from './reconnect';
import { sendVisibility, sendVisibilityOnChange } from './page-visibility';
import { announceConnected, setCurrentSocket, type ShopSocket } from './socket';
import { deliver, notifyConnected, notifyDropped, notifyReconnected } from './subscriptions';
import { rejoinTickets } from './tickets';

/**
 * Connects the page's socket. This file is a chunk of its own, with Socket.IO.
 * @returns a function that removes the page's listeners; the socket stays open
 */
export function connectSocket(dispatch: AppDispatch): () => void {
  const socket: ShopSocket = io(realtimeServer.origin, SOCKET_OPTIONS);
  setCurrentSocket(socket);
  listen(socket, dispatch);
  countSocket(socket);
  const following = [
    reconnectWhenReachable(socket),
    leaveDrainingServer(socket),
    followLowData(socket),
    sendVisibilityOnChange(socket),
  ];
  socket.connect();
  return () => following.forEach((stop) => stop());
}

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
    sendVisibility(socket);
    notifyConnected();
    if (isBack) void rejoinTickets(socket).then(notifyReconnected);
  });
  socket.on('disconnect', (reason) => {
    // A page that moves to another server process reconnects immediately.
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
