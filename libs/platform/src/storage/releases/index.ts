export { s3Access } from '../../core/config/s3-access.js';
export { readReleaseEnvironment, type ReleaseEnvironment } from '../../core/config/release-environment.js';
export { openReleaseStore } from './open-release-store.js';
export { releasePlace, type ReleasePlace } from './release-place.js';
export {
  formatIndex,
  emptyIndex,
  INDEX_FILE,
  isPart,
  MalformedIndex,
  parseIndex,
  PARTS,
  type PartName,
  type PartReleases,
  type Release,
  type ReleaseIndex,
} from './release-index.js';
export {
  ReleaseStore,
  StoreRefusal,
  type ChangeIndex,
  type NewFile,
  type NewRelease,
  type StoredFolder,
  type StoredIndex,
} from './release-store.js';
