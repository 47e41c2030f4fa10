import type { Server, Socket } from 'socket.io';
import { writeDirectly } from './ready-frame.js';

/** The options of an encoded packet; `wsPreEncodedFrame` contains its WebSocket frame, in parts. */
export interface EncodedOptions {
  preEncoded: true;
  wsPreEncodedFrame?: Buffer[];
}

/** A method that Socket.IO's adapters use for their own broadcasts, but do not declare. */
interface Encoding {
  _encode(packet: object, options: EncodedOptions): string[];
}
interface Writing {
  writeToEngine(encoded: string[], options: EncodedOptions): void;
}

/** The packet type `EVENT` of Socket.IO's protocol. */
const EVENT = 2;

export interface LocalAudience {
  rooms: readonly string[];
  /** Rooms whose sockets are left out. */
  except: readonly string[];
}

/** Calls `visit` once for each connected socket of an audience in this process. */
function forEachSocket(
  server: Server,
  { rooms, except }: LocalAudience,
  visit: (socket: Socket) => void,
): void {
  const { adapter, sockets } = server.of('/');
  const done = new Set(except.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]));
  // With one room there are no duplicates, so thousands of ids need not be remembered.
  const remembers = rooms.length > 1;
  for (const room of rooms)
    for (const id of adapter.rooms.get(room) ?? []) {
      if (done.has(id)) continue;
      if (remembers) done.add(id);
      const socket = sockets.get(id);
      if (socket) visit(socket);
    }
}

/**
 * Sends an event to sockets of this process, as Socket.IO's `local` broadcast does, but with one write per socket: the packet
 * and its frame are encoded once, in one piece, and bypass the queues of a connection in which no packet waits (ADR 51).
 */
export function broadcastLocally(
  server: Server,
  audience: LocalAudience,
  event: string,
  payload: unknown,
): void {
  const options: EncodedOptions = { preEncoded: true };
  const { adapter } = server.of('/');
  const packet = { type: EVENT, nsp: '/', data: [event, payload] };
  const encoded = (adapter as unknown as Encoding)._encode(packet, options);
  const { wsPreEncodedFrame: parts } = options;
  const frame = parts && Buffer.concat(parts);
  if (frame) options.wsPreEncodedFrame = [frame];
  forEachSocket(server, audience, (socket) => {
    if (!frame || !writeDirectly(socket.conn, frame))
      (socket.client as unknown as Writing).writeToEngine(encoded, options);
  });
}
