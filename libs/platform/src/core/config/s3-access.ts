import type { S3Access } from './app-config.js';
import type { Environment } from './environment.js';

type Variables = 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION';

/** Returns address and credentials of the S3-compatible store, or undefined unless all of them are set. */
export function s3Access(env: Pick<Environment, Variables>): S3Access | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region: S3_REGION };
}
