export { closeRealtime, openRealtime } from './connection';
export { joinTicket, leaveTicket } from './tickets';
export { sendTestEvent } from './test-event';
export { onReconnected, subscribe, type EventHandler } from './subscriptions';
export { useOnReconnected, useSocketEvent } from './use-socket-event';
export { selectRealtime, type RealtimeState } from './realtime.slice';
