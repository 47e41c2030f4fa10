// `npm run evidence -- verify FILE [--key PEM]`: checks that a dispute file is unchanged since the shop created it
// (docs/operations/evidence.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from '../checkout.ts';
import { readDotenv } from '../settings/dotenv.ts';
import { StartError } from '../start-error.ts';
import { verifyingKey } from './evidence-key.ts';
import { verifyEvidence } from './verify.ts';

const USAGE = 'usage: npm run evidence -- verify FILE [--key PEM]';

/** Resolves a path from the operator's folder (INIT_CWD), because npm runs scripts in the checkout. */
const typedPath = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

function readArguments(): { file: string; key: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' } },
    });
    const [command, file, ...more] = positionals;
    if (command === 'verify' && file !== undefined && more.length === 0)
      return { file: typedPath(file), key: values.key && typedPath(values.key) };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${USAGE}`);
  }
  throw new StartError(USAGE);
}

try {
  const { file, key } = readArguments();
  readDotenv(CHECKOUT);
  const { lines, code } = await verifyEvidence(file, () => verifyingKey(key, CHECKOUT));
  console.log(lines.join('\n'));
  process.exitCode = code;
} catch (error) {
  // A file that cannot be read gets this verdict, too; the reason is printed below.
  if (error instanceof Error && 'syscall' in error) console.log('not an evidence file');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
