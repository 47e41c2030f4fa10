import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Loads `.env` of the checkout, if it exists. Variables that are set already stay unchanged. */
export function readDotenv(checkout: string): void {
  const file = join(checkout, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
