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

/** @param editable for how many milliseconds it may be changed */
export const giveRating = (
  ticket: RatedTicket,
  fields: RatingFields,
  editable: number,
  { now, newId }: TimeAndIds,
): Rating => ({
  id: newId(),
  ticketId: ticket.id,
  stars: fields.stars,
  comment: fields.comment || null,
  adminId: ticket.assignedAdminId,
  item: ticket.item(),
  createdAt: now,
  updatedAt: now,
  editableUntil: new Date(now.getTime() + editable),
});

/** An absent comment stays; an empty one is removed. @throws RatingClosed once its time is over [LIF-101] */
export const changeRating = (rating: Rating, fields: RatingFields, now: Date): Rating => {
  if (now >= rating.editableUntil) throw new RatingClosed();
  const { stars, comment = rating.comment } = fields;
  return { ...rating, stars, comment: comment || null, updatedAt: now };
};
