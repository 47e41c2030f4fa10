// For tests of subscribers: emits what the server would have sent.
export { deliver as tellFromServer, tellConnected, notifyDropped, notifyReconnected } from '../subscriptions';
