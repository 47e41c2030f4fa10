import { Header } from '@nestjs/common';
import { REVALIDATED } from './revalidated.decorator.js';

/**
 * Lets the shop's page keep this private answer under its reader's id, to show it without a network until the session ends
 * (pocket, section 3) [POC-022]; it keeps none that is `no-store`. The page asks past the browser's own cache, which no logout
 * would empty.
 */
export const ReadableOffline = (): MethodDecorator => Header('cache-control', REVALIDATED);
