import { connectedSocket } from './socket';

/** Asks the server for an echo, which arrives as `test_event`. */
export const sendTestEvent = async () => {
  (await connectedSocket()).emit('test_event');
};
