import { resolve } from 'node:path';

/** Where releases are kept. */
export type ReleasePlace =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; prefix: string };

const S3 = /^s3:\/\/([^/]+)(?:\/(.*))?$/;

/** Returns the place that an address names. @param given a folder, or `s3://bucket/prefix` */
export function releasePlace(given: string): ReleasePlace {
  const [isS3, bucket = '', prefix = ''] = S3.exec(given) ?? [];
  if (!isS3) return { kind: 'folder', folder: resolve(given) };
  const below = prefix.split('/').filter(Boolean).join('/');
  return { kind: 's3', bucket, prefix: below && `${below}/` };
}
