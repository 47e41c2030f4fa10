/** Each worker tests its own product. */
export const WORKERS = Number(process.env.E2E_WORKERS ?? '2');

const PORTS_PER_PRODUCT = 2;
/** One port for the GIF provider, and two for each product: its own and that of its OpenID Connect issuer. */
export const PORTS_NEEDED = WORKERS * PORTS_PER_PRODUCT + 1;

const first = Number(process.env.E2E_PORT ?? '4290');
/** E2E_PORTS names free ports; without it they follow E2E_PORT. */
const ports =
  process.env.E2E_PORTS?.split(',').map(Number) ??
  Array.from({ length: PORTS_NEEDED }, (_, at) => first + at);

const portAt = (at: number): number => {
  const port = ports[at];
  if (port === undefined) throw new Error(`E2E_PORTS must name ${PORTS_NEEDED} ports`);
  return port;
};

export const gifProviderPort = portAt(0);
export const productPort = (worker: number): number => portAt(1 + worker * PORTS_PER_PRODUCT);
export const googlePort = (worker: number): number => portAt(2 + worker * PORTS_PER_PRODUCT);
