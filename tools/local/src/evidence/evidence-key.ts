import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { readVariables } from '@manette/platform/environment';
import { StartError } from '../start-error.ts';

const KEY_FILE = 'evidence-key.pem';

function readKey(path: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(path));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`${path} is not there`);
  }
  throw new StartError(`${path} is not an Ed25519 key in PEM`);
}

/** Returns the named key, or the shop's own key without a name. @throws StartError when there is no such key */
export function verifyingKey(named: string | undefined, checkout: string): KeyObject {
  if (named !== undefined) return readKey(named);
  const { environment, malformed } = readVariables(process.env);
  const fault = malformed.get('EVIDENCE_KEY');
  if (fault) throw new StartError(fault);
  const { EVIDENCE_KEY, DATA_DIR } = environment;
  if (EVIDENCE_KEY) return createPublicKey(EVIDENCE_KEY);
  const own = join(isAbsolute(DATA_DIR) ? DATA_DIR : join(checkout, DATA_DIR), KEY_FILE);
  if (!existsSync(own)) throw new StartError('There is no key of this shop; name one by --key PEM');
  return readKey(own);
}
