import type { S3Config } from './app-config.js';
import type { Environment } from './environment.js';

type Variables = 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION';

/** How an S3-compatible store is reached, whatever the bucket; undefined unless all is given. */
export function s3Access(env: Pick<Environment, Variables>): Omit<S3Config, 'bucket'> | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region: S3_REGION };
}
