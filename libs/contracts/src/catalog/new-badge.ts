export const NEW_BADGE_DAYS = 7;

/** Returns whether a listing is new: for seven days after its creation [CAT-092]. */
export const isNew = (createdAt: string | Date, now: Date = new Date()): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= NEW_BADGE_DAYS * 24 * 60 * 60 * 1000;
