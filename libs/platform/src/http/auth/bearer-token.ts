import { DomainError } from '@manette/contracts/errors';

/** The token of an Authorization header. @throws DomainError UNAUTHENTICATED when there is none */
export function bearerToken(authorization: string | undefined): string {
  const [, token] = /^Bearer +([^\s]{1,4096})$/i.exec(authorization ?? '') ?? [];
  if (!token) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return token;
}
