import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Reads `.env` of the checkout, if there is one; what the environment says already stays. */
export function readDotenv(checkout: string): void {
  const file = join(checkout, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
