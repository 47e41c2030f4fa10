// For tests of subscribers: emits what the server would have sent.
export {
  deliver as emitFromServer,
  notifyConnected,
  notifyDropped,
  notifyReconnected,
} from '../subscriptions';
