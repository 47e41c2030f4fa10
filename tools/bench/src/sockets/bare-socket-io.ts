import { createServer } from 'node:http';
import { Server } from 'socket.io';

// Plain Socket.IO, for comparison: each client joins one room, and each message of the parent process is emitted to that room.
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
