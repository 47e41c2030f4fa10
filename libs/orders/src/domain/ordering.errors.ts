import { DomainError } from '@manette/contracts/errors';
import type { ItemRef } from '@manette/contracts/catalog';

const ORDERS_ONLY = {
  account: 'Only clients can order accounts.',
  giftCard: 'Only clients can order gift cards.',
  none: 'Only clients can request accounts.',
} as const;

/** Administrators cannot open tickets. The message depends on the page from which they order [ORD-069, ORD-079..081]. */
export class AdminCannotOrder extends DomainError {
  constructor(page: ItemRef['kind'] | 'none') {
    super('ADMIN_CANNOT_ORDER', `Admins cannot place orders. ${ORDERS_ONLY[page]}`);
  }
}

/** The user is not verified and so may not order [ORD-070, ERR-012] or, without an order, not use conversations [ORD-015]. */
export class EmailNotVerified extends DomainError {
  constructor(ordering: boolean) {
    super(
      'EMAIL_NOT_VERIFIED',
      ordering
        ? 'Please verify your email address before placing an order. Check your inbox for the verification email.'
        : 'Please verify your email address to use this feature.',
    );
  }
}

/** The client already has an open ticket for this item; the caller returns that ticket. */
export class AlreadyRequested extends DomainError {
  constructor() {
    super('CONFLICT', 'There is an open request for this item already');
  }
}
