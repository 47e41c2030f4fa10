import { freePort } from '@manette/platform/free-port';
import { StandIn } from '../gateway/stand-in.ts';
import type { GatewayOptions } from '../gateway/gateway.ts';

/** The address at which a process of the API listens. */
export interface Place {
  /** The URL at which it accepts calls. */
  address: string;
  /** The variables that configure the process to listen there. */
  environment: Record<string, string>;
}

/** Provides each process of the API with its place, and optionally a stand-in that answers while no process does. */
export interface Places {
  next(): Promise<Place>;
  standIn?: StandIn;
}

/** Provides each process with a free port of this machine, behind the gateway. */
export const loopbackAddresses: Places = {
  next: async () => {
    const port = String(await freePort());
    return {
      address: `http://127.0.0.1:${port}`,
      environment: { HOST: '127.0.0.1', PORT: port, SERVE_PAGES: 'false' },
    };
  },
};

/** For hosts that listen on all addresses, the address at which they can be reached. */
const REACHED: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const reachable = (host: string) => REACHED[host] ?? (host.includes(':') ? `[${host}]` : host);

/** Provides each process with the public port, on which only one process listens at a time. */
export function publicAddress(options: Omit<GatewayOptions, 'apiAddress'>): Places {
  const { host, port } = options;
  const place = {
    address: `http://${reachable(host ?? '127.0.0.1')}:${port}`,
    environment: { HOST: host ?? '', PORT: String(port), SERVE_PAGES: 'true' },
  };
  return { next: () => Promise.resolve(place), standIn: new StandIn(options) };
}
