import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

/** The undeclared members of a WebSocket connection. */
interface WebSocketConnection {
  /** Packets that wait for the transport. */
  writeBuffer: readonly unknown[];
  transport: {
    name: string;
    socket: { _sender: { sendFrame(parts: [Buffer]): void } };
  };
}

/**
 * Writes a WebSocket frame directly to a connection, if it is open and no packet waits in it, so that the order of packets is
 * kept. The frame must not be compressed, as compressed frames have a queue of their own.
 * @returns false, without writing, if the frame must go through the queues of the connection
 */
export function writeDirectly(connection: Connection, frame: Buffer): boolean {
  if (connection.readyState !== 'open' || !connection.transport.writable) return false;
  const { transport, writeBuffer } = connection as unknown as WebSocketConnection;
  if (transport.name !== 'websocket' || writeBuffer.length > 0) return false;
  transport.socket._sender.sendFrame([frame]);
  return true;
}
