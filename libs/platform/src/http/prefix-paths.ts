import { RequestMethod, type INestApplication } from '@nestjs/common';

/** Puts the controllers' paths below /api. */
export function prefixPaths(app: INestApplication): void {
  // The browser starts Google's sign-in at both addresses (contract, section 2), so both are excluded from the prefix.
  const outside = ['auth/google', 'api/auth/google', '.well-known/manette-evidence.pem'];
  const exclude = outside.map((path) => ({ path, method: RequestMethod.GET }));
  app.setGlobalPrefix('api', { exclude });
}
