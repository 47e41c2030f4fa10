import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

// A bare Socket.IO that sends every socket what its parent says.

const http = createServer();
const sockets = new Server(http, { transports: ['websocket'], serveClient: false });
process.on('message', (message) => sockets.emit('public_message', message));
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
