import type { ShopSocket } from '../socket';
import { addBytes } from './data-use';

const encoder = new TextEncoder();

/** Returns the size of a packet on the wire: one character for its type, then its data. */
const weigh = ({ data }: { data?: unknown }) =>
  1 + (typeof data === 'string' ? encoder.encode(data).length : 0);

/**
 * Counts what a socket sends and receives, on every connection. Without a WebSocket its packets are HTTP requests, which the
 * Performance API counts.
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
