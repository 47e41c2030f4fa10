import { DomainError } from '@manette/contracts/errors';

/** Returns the token of an Authorization header. @throws DomainError UNAUTHENTICATED when the header has no token */
export function bearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +([^\s]{1,4096})$/i.exec(authorization ?? '') ?? [];
  if (!token) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return token;
}
