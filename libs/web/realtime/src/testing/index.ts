// For tests of what hears the connection: says what a server would have said.
export { deliver as tellFromServer, tellConnected, notifyDropped, notifyReconnected } from '../subscriptions';
