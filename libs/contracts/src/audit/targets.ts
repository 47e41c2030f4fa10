import type { ItemRef } from '../catalog/index.js';
import type { AuditTarget } from './facts.js';

const LISTINGS = { account: 'account', giftCard: 'giftcard' } as const;

/** A ticket as what an entry is about. */
export const ticketTarget = ({ id, number }: { id: string; number: string }): AuditTarget => ({
  type: 'ticket',
  _id: id,
  label: number,
});

/** A listing as what an entry is about. */
export const listingTarget = ({ kind, id, name }: ItemRef & { name: string }): AuditTarget => ({
  type: LISTINGS[kind],
  _id: id,
  label: name,
});

/** The action of the listing's kind. */
export const listingAction = <Verb extends 'created' | 'changed' | 'deleted' | 'imported'>(
  kind: ItemRef['kind'],
  verb: Verb,
) => `${LISTINGS[kind]}.${verb}` as const;
