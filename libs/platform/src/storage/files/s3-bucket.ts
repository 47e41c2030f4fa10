import {
  CreateBucketCommand,
  HeadBucketCommand,
  S3ServiceException,
  type BucketLocationConstraint,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../../core/config/app-config.js';
import { ConfigError } from '../../core/config/config-error.js';

const DEFAULT_REGION = 'us-east-1';
const CONFLICT = 409;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function sentenceOf(error: unknown, { endpoint, bucket }: S3Config): string {
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return `S3_BUCKET ${bucket} at ${endpoint} refuses S3_ACCESS_KEY and S3_SECRET_KEY`;
  if (status !== undefined) return `S3_BUCKET ${bucket} at ${endpoint} cannot be used (${String(error)})`;
  return `S3_ENDPOINT ${endpoint} does not answer (${(error as NodeJS.ErrnoException).code ?? String(error)})`;
}

/** Creates a bucket, unless another process has created it meanwhile. */
export async function createBucket(
  client: S3Client,
  { bucket, region }: Pick<S3Config, 'bucket' | 'region'>,
): Promise<void> {
  // Amazon refuses the name of its default region here, but requires the name of any other region.
  const elsewhere =
    region === DEFAULT_REGION ? undefined : { LocationConstraint: region as BucketLocationConstraint };
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: elsewhere }));
  } catch (error) {
    if (statusOf(error) !== CONFLICT) throw error;
    // Another process that started at the same time has created it; stores differ in how they report that the bucket is ours.
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  }
}

/**
 * Checks that the bucket is usable, and creates it if it is missing.
 * @throws ConfigError with one line that names the variable at fault
 */
export async function openBucket(client: S3Client, config: S3Config): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: config.bucket })).catch(async (error: unknown) => {
      if (statusOf(error) !== 404) throw error;
      await createBucket(client, config);
    });
  } catch (error) {
    throw new ConfigError(sentenceOf(error, config));
  }
}
