import { faultsOf, isLoopback, type Environment } from '@manette/platform/environment';
import { fault, type Check, type Subject } from './check.ts';

/** Lines of the settings that `npm run serve` words differently, or leaves out for a separate line [OPS-015, OPS-016]. */
const WORDED: [begin: string, instead: string | undefined][] = [
  [
    'ADMIN_PASSWORD must not be the development default',
    'ADMIN_PASSWORD must not be the development default',
  ],
  ['SMTP_URL is required', 'SMTP_URL is required in production'],
  ['ADMIN_PASSWORD is required for the demo data', undefined],
];

function inServingWords(line: string): string[] {
  const worded = WORDED.find(([begin]) => line.startsWith(begin));
  if (!worded) return [line];
  return worded[1] === undefined ? [] : [worded[1]];
}

/** Requires https unless the host is loopback, because users send their passwords to this address. */
function publicUrlFaults({ PUBLIC_URL }: Environment): string[] {
  if (!PUBLIC_URL) return ['PUBLIC_URL is required in production'];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || isLoopback(hostname)) return [];
  return ['PUBLIC_URL must be an https:// origin unless its host is loopback'];
}

function modeFaults({ given, malformed }: Subject): string[] {
  const mode = given.NODE_ENV;
  if (!mode || mode === 'production' || malformed.has('NODE_ENV')) return [];
  return ['NODE_ENV must be production for npm run serve'];
}

/** Reports malformed variables, and variables that production must or must not have. */
export const checkSettings: Check = (subject) => {
  const { environment, malformed } = subject;
  const lines = [
    ...modeFaults(subject),
    ...(environment.SEED_DEMO ? ['SEED_DEMO must not be true for npm run serve'] : []),
    ...publicUrlFaults(environment),
    ...faultsOf(environment).flatMap(inServingWords),
  ];
  const isMalformed = (line: string) => malformed.has(line.split(' ', 1)[0] ?? '');
  return [...malformed.values(), ...lines.filter((line) => !isMalformed(line))].map(fault);
};
