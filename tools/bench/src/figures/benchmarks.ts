/** One program of the summary. */
export interface Benchmark {
  /** The name for `npm run figures -- <name>`. */
  name: string;
  /** The program's file in `src`, and its arguments. */
  program: string[];
  /** Time limit on two quiet cores. All benchmarks together should take 20 minutes. */
  minutes: number;
}

const SCORED = ['/login', '/accounts', '/support', '/public-chat'];

/** All benchmarks, in the order of the summary. */
export const BENCHMARKS: readonly Benchmark[] = [
  { name: 'list', program: ['list.ts'], minutes: 2.5 },
  // Filling the shelf with a million listings takes seven minutes.
  { name: 'search', program: ['search.ts'], minutes: 9 },
  { name: 'orders', program: ['orders.ts'], minutes: 1.5 },
  { name: 'dashboard', program: ['dashboard.ts'], minutes: 2 },
  // A round takes over a minute, most of it for encoding on both sides.
  { name: 'uploads', program: ['uploads.ts', '50', '2'], minutes: 4 },
  { name: 'messages', program: ['messages.ts'], minutes: 2 },
  { name: 'sockets', program: ['sockets.ts'], minutes: 3 },
  { name: 'memory', program: ['start-and-memory.ts'], minutes: 2.5 },
  { name: 'first-card', program: ['first-card.ts'], minutes: 2.5 },
  { name: 'backup', program: ['backup.ts'], minutes: 2 },
  // Only pages with earlier figures; `npm run lighthouse` measures the others.
  { name: 'lighthouse', program: ['with-product.ts', 'lighthouse.ts', ...SCORED], minutes: 3 },
  { name: 'web-vitals', program: ['with-product.ts', 'web-vitals.ts', ...SCORED], minutes: 4 },
];
