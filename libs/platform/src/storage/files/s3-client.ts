import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../core/config/app-config.js';

const SECONDS = 1000;

/** A client for any S3-compatible store, which gives up instead of waiting for ever. */
export const s3Client = ({ endpoint, region, accessKey, secretKey }: S3Config): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Buckets as parts of the host need a name in the DNS, which most stores of one's own have not.
    forcePathStyle: true,
    // The checksums that the SDK adds by default are known to Amazon alone.
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
