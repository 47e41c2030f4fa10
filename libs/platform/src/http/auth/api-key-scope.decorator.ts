import type { ApiKeyScope as Scope } from '@manette/contracts/webhooks';
import { SetMetadata } from '@nestjs/common';

export const API_KEY_SCOPE = 'manette:api-key-scope';

/** The scope with which an API key may make a call; a route without one takes no key (pocket.md, section 8) [POC-085]. */
export const ApiKeyScope = (scope: Scope) => SetMetadata(API_KEY_SCOPE, scope);
