import { freePort } from '@manette/platform/free-port';
import { StandIn } from '../gateway/stand-in.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';

/** Where a process of the API listens. */
export interface Place {
  /** Where it takes calls. */
  address: string;
  /** What tells the process so. */
  environment: Record<string, string>;
}

/** Gives each process of the API its place, and has somebody answer there while none does. */
export interface Places {
  next(): Promise<Place>;
  standIn?: StandIn;
}

/** A free port of this machine for each process, behind the gateway. */
export const privatePlaces: Places = {
  next: async () => {
    const port = String(await freePort());
    return {
      address: `http://127.0.0.1:${port}`,
      environment: { HOST: '127.0.0.1', PORT: port, SERVE_PAGES: 'false' },
    };
  },
};

/** An address that reaches a listener on all addresses. */
const REACHED: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const reachable = (host: string) => REACHED[host] ?? (host.includes(':') ? `[${host}]` : host);

/** The public port, which each process has to itself. */
export function publicPlace(options: Omit<GatewayOptions, 'apiAddress'>): Places {
  const { host, port } = options;
  const place = {
    address: `http://${reachable(host ?? '127.0.0.1')}:${port}`,
    environment: { HOST: host ?? '', PORT: String(port), SERVE_PAGES: 'true' },
  };
  return { next: () => Promise.resolve(place), standIn: new StandIn(options) };
}
