const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names the ETag, so that the response is 304; a weak comparison (RFC 9110, section 13.1.2). */
export function isUnmodified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
