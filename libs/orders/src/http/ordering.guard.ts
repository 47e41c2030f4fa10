import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { ItemRef } from '@manette/contracts/catalog';
import type { RequestWithPrincipal } from '@manette/platform';
import { AdminCannotOrder, EmailNotVerified } from '../domain/ordering.errors.js';

/** Returns the kind of listing in a body that is not validated yet. */
const kindOf = (body: { accountId?: unknown; giftCardId?: unknown } | undefined): ItemRef['kind'] | null => {
  if (body?.accountId) return 'account';
  return body?.giftCardId ? 'giftCard' : null;
};

/** Refuses users who may not order, with the message of the page, before the order is validated [ORD-069, ORD-070]. */
@Injectable()
export class OrderingGuard implements CanActivate {
  /** @throws AdminCannotOrder, EmailNotVerified */
  canActivate(context: ExecutionContext): boolean {
    const { principal, body } = context.switchToHttp().getRequest<RequestWithPrincipal>();
    const kind = kindOf(body as Record<string, unknown> | undefined);
    if (principal?.role === 'admin') throw new AdminCannotOrder(kind ?? 'none');
    if (!principal?.isVerified) throw new EmailNotVerified(kind !== null);
    return true;
  }
}
