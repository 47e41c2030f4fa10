import type { RatingFields } from '@manette/contracts/orders';
import type { ItemRef } from '@manette/contracts/catalog';
import { RatingClosed } from './rating.errors.js';
import type { TimeAndIds } from './time-and-ids.js';

/** The rating that a client gave a completed order; one per ticket. */
export interface Rating {
  id: string;
  ticketId: string;
  stars: number;
  comment: string | null;
  /** The administrator to whom the ticket was assigned. */
  adminId: string | null;
  item: ItemRef | null;
  createdAt: Date;
  updatedAt: Date;
  editableUntil: Date;
}

/** The fields of a ticket that its rating stores. */
export interface RatedTicket {
  id: string;
  assignedAdminId: string | null;
  item(): ItemRef | null;
}

const given = ({ stars, comment }: RatingFields) => ({ stars, comment: comment || null });

/** @param editable for how many milliseconds it may be changed */
export const giveRating = (
  ticket: RatedTicket,
  fields: RatingFields,
  editable: number,
  { now, newId }: TimeAndIds,
): Rating => ({
  id: newId(),
  ticketId: ticket.id,
  ...given(fields),
  adminId: ticket.assignedAdminId,
  item: ticket.item(),
  createdAt: now,
  updatedAt: now,
  editableUntil: new Date(now.getTime() + editable),
});

/** @throws RatingClosed once its time is over [LIF-101] */
export const changeRating = (rating: Rating, fields: RatingFields, now: Date): Rating => {
  if (now >= rating.editableUntil) throw new RatingClosed();
  return { ...rating, ...given(fields), updatedAt: now };
};
