import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

/** What a connection by WebSocket has, but does not declare. */
interface WebSocketConnection {
  /** Packets that wait for the transport. */
  writeBuffer: readonly unknown[];
  transport: {
    name: string;
    socket: { _sender: { sendFrame(parts: [Buffer]): void } };
  };
}

/**
 * Writes a frame of WebSocket straight to a connection, if it is open and no packet waits in it, so that what was sent before
 * stays before it. Frames must not be compressed here: those that are wait in a queue of their own. @returns false, having written nothing, if the frame must take its turn in the queues of the connection
 */
export function sendAtOnce(connection: Connection, frame: Buffer): boolean {
  if (connection.readyState !== 'open' || !connection.transport.writable) return false;
  const { transport, writeBuffer } = connection as unknown as WebSocketConnection;
  if (transport.name !== 'websocket' || writeBuffer.length > 0) return false;
  transport.socket._sender.sendFrame([frame]);
  return true;
}
