import type { ItemRef } from '../catalog/index.js';
import type { AuditTarget } from './facts.js';

const LISTINGS = { account: 'account', giftCard: 'giftcard' } as const;

/** Returns a ticket as the target of an entry. */
export const ticketTarget = ({ id, number }: { id: string; number: string }): AuditTarget => ({
  type: 'ticket',
  _id: id,
  label: number,
});

/** Returns a listing as the target of an entry. */
export const listingTarget = ({ kind, id, name }: ItemRef & { name: string }): AuditTarget => ({
  type: LISTINGS[kind],
  _id: id,
  label: name,
});

/** Returns the audit action for the listing's kind. */
export const listingAction = <Verb extends 'created' | 'changed' | 'deleted' | 'imported'>(
  kind: ItemRef['kind'],
  verb: Verb,
) => `${LISTINGS[kind]}.${verb}` as const;
