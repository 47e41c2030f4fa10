import type { ApiKeyScope as Scope } from '@manette/contracts/webhooks';
import { SetMetadata } from '@nestjs/common';

export const API_KEY_SCOPE = 'manette:api-key-scope';

/** Sets the scope that an API key needs for a route; a route without one accepts no key (pocket.md, section 8) [POC-085]. */
export const ApiKeyScope = (scope: Scope) => SetMetadata(API_KEY_SCOPE, scope);
