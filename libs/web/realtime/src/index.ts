export { closeRealtime, openRealtime } from './connection';
export { startDataUse, useDataUse, type DataUse } from './data-use/data-use';
export { afterContent, announceContent, expectContent } from './first-content';
export { loadWhenReachable } from './load-when-reachable';
export { joinTicket, leaveTicket, sendTyping } from './tickets';
export { overAnswer, subscribeToPresence, type PresenceChange } from './presence';
export { sendTestEvent } from './test-event';
export {
  onceConnected,
  onConnected,
  onDropped,
  onReconnected,
  subscribe,
  type EventHandler,
} from './subscriptions';
export { useOnReconnected, useSocketEvent } from './use-socket-event';
export { errorHappened, selectRealtime, type RealtimeState } from './realtime.slice';
