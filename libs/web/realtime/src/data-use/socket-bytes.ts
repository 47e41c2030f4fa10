import type { ShopSocket } from '../socket';
import { addBytes } from './data-use';

const encoder = new TextEncoder();

/** A packet on the wire: one character for its type, then its data. */
const weigh = ({ data }: { data?: unknown }) =>
  1 + (typeof data === 'string' ? encoder.encode(data).length : 0);

/**
 * Counts what a socket sends and receives, after each connection anew. Without a WebSocket its packets travel in calls, which
 * the browser itself counts.
 */
export function countSocket({ io }: ShopSocket): void {
  io.on('open', () => {
    const { engine } = io;
    const count = (packet: { data?: unknown }) => {
      if (engine.transport.name === 'websocket') addBytes(weigh(packet));
    };
    engine.on('packet', count);
    engine.on('packetCreate', count);
  });
}
