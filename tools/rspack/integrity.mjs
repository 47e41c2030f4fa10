// Digests of what a remote loads (W3C Subresource Integrity): its remote entry knows those of its chunks, its manifest those
// of the files that are preloaded. The manifest and the remote entry have theirs in `/api/config`.
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

const ALGORITHM = 'sha256';

/** @returns the digest of `content` as a browser takes it in `integrity` */
export const digestOf = (content) => `${ALGORITHM}-${createHash(ALGORITHM).update(content).digest('base64')}`;

/** @returns plugins that let a remote's scripts and styles load only as they were built */
export const checkedChunks = () => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [ALGORITHM], htmlPlugin: false }),
];
