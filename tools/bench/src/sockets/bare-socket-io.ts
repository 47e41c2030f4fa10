import { createServer } from 'node:http';
import { Server } from 'socket.io';

// Socket.IO alone: each client joins one room, and what a message says is sent to that room.
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => void socket.join('everyone'));
process.on('message', ({ event, payload }: { event: string; payload: unknown }) =>
  io.to('everyone').emit(event, payload),
);
process.on('disconnect', () => process.exit());
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
});
