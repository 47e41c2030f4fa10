/** One program of the summary. */
export interface Benchmark {
  /** How `npm run figures -- <name>` calls it. */
  name: string;
  /** Its file beside the others, with its arguments. */
  program: string[];
  /** How long it may take on two quiet cores; all together 20. */
  minutes: number;
}

const SCORED = ['/login', '/accounts', '/support', '/public-chat'];

/** In the order of the summary. */
export const BENCHMARKS: readonly Benchmark[] = [
  { name: 'list', program: ['list.ts'], minutes: 2.5 },
  // Seven minutes fill the shelf of a million.
  { name: 'search', program: ['search.ts'], minutes: 9 },
  { name: 'orders', program: ['orders.ts'], minutes: 1.5 },
  { name: 'dashboard', program: ['dashboard.ts'], minutes: 2 },
  // A round takes over a minute, most of it by the encoders of either side.
  { name: 'uploads', program: ['uploads.ts', '50', '2'], minutes: 4 },
  { name: 'messages', program: ['messages.ts'], minutes: 2 },
  { name: 'sockets', program: ['sockets.ts'], minutes: 3 },
  { name: 'memory', program: ['start-and-memory.ts'], minutes: 2.5 },
  { name: 'first-card', program: ['first-card.ts'], minutes: 2.5 },
  { name: 'backup', program: ['backup.ts'], minutes: 2 },
  // The pages whose figures are known from before; the others by `npm run lighthouse`.
  { name: 'lighthouse', program: ['with-product.ts', 'lighthouse.ts', ...SCORED], minutes: 3 },
  { name: 'web-vitals', program: ['with-product.ts', 'web-vitals.ts', ...SCORED], minutes: 4 },
];
