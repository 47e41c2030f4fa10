const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether If-None-Match names an answer's ETag, so that 304 is the answer; compared weakly (RFC 9110, section 13.1.2). */
export function isUnmodified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
