import type { S3Access } from '../../core/config/app-config.js';
import { FolderReleaseStore } from './folder-release-store.js';
import { releasePlace } from './release-place.js';
import type { ReleaseStore } from './release-store.js';

/**
 * Opens the store of releases without sending it a request.
 * @param given a folder, or `s3://bucket/prefix`, which needs the credentials
 */
export async function openReleaseStore(given: string, s3: S3Access | undefined): Promise<ReleaseStore> {
  const place = releasePlace(given);
  if (place.kind === 'folder') return new FolderReleaseStore(place.folder);
  if (!s3) throw new Error('the store of releases has no credentials');
  // The AWS SDK takes long to load, and only this store needs it.
  const [{ s3Client }, { S3ReleaseStore }] = await Promise.all([
    import('../files/s3-client.js'),
    import('./s3-release-store.js'),
  ]);
  return new S3ReleaseStore(s3Client({ ...s3, bucket: place.bucket }), place.bucket, place.prefix);
}
