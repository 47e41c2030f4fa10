import { DomainError } from '@manette/contracts/errors';
import type { ItemRef } from '@manette/contracts/catalog';

/** The ticket does not exist, or belongs to another client; both must look the same (contract, section 3). */
export class TicketNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Ticket not found');
  }
}

/** A completed or cancelled ticket cannot be changed (contract, section 5). */
export class TicketClosed extends DomainError {
  constructor() {
    super('TICKET_CLOSED', 'This ticket is closed');
  }
}

/** Clients may change the status of a ticket only by cancelling it [ORD-078]. */
export class OnlyForAdmins extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Only an administrator can do this');
  }
}

/** Only the client of the ticket may do this: proofs, acknowledgements, reveals, ticks, returns, ratings [LIF-009]. */
export class OnlyForOwner extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Only the client of this order can do this');
  }
}

export class MessageNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Message not found');
  }
}

export class AssigneeNotFound extends DomainError {
  constructor() {
    const sentence = 'assignedAdminId must be the id of an administrator';
    super('VALIDATION_FAILED', sentence, 'assignedAdminId');
  }
}

const ITEM_NAMES = { account: 'account', giftCard: 'gift card' } as const;

export class ItemNotFound extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super('NOT_FOUND', kind === 'account' ? 'Account not found' : 'Gift card not found');
  }
}

/** [ORD-071, ERR-013, ERR-014] */
export class OutOfStock extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super('OUT_OF_STOCK', `This ${ITEM_NAMES[kind]} is out of stock`);
  }
}

/** [LIF-039] */
export class PaymentRequired extends DomainError {
  constructor() {
    super('PAYMENT_REQUIRED', 'The payment of this order has not been accepted');
  }
}

/** Only a unit of a listing can be held [LIF-108]. */
export class NoListing extends DomainError {
  constructor() {
    super('CONFLICT', 'This ticket has no listing');
  }
}

export class HoldNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'This ticket holds no unit');
  }
}
