// Digests of the files that a remote loads (W3C Subresource Integrity). The remote entry contains the digests of its chunks,
// the manifest those of preloaded files. `/api/config` has the digests of the manifest and of the remote entry.
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

const ALGORITHM = 'sha256';

/** @returns the digest of `content` in the form of the attribute `integrity` */
export const digestOf = (content) => `${ALGORITHM}-${createHash(ALGORITHM).update(content).digest('base64')}`;

/** @returns plugins that make browsers refuse scripts and styles of a remote that differ from the built ones */
export const checkedChunks = () => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [ALGORITHM], htmlPlugin: false }),
];
