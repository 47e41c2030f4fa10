import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../core/config/app-config.js';

const SECONDS = 1000;

/** Creates a client for any S3-compatible store, with timeouts. */
export const s3Client = ({ endpoint, region, accessKey, secretKey }: S3Config): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Bucket names in the host need DNS entries, which most self-hosted stores lack.
    forcePathStyle: true,
    // Only Amazon supports the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 3 * SECONDS,
      requestTimeout: 30 * SECONDS,
      throwOnRequestTimeout: true,
      socketTimeout: 20 * SECONDS,
    },
  });
