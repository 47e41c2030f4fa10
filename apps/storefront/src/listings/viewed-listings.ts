import { isSignedInAs, VIEWED_PREFIX } from '@manette/web-session';

/** A listing that was opened. */
export interface Viewed {
  kind: 'account' | 'gift';
  id: string;
}

const MOST = 12;
const isViewed = (entry: unknown): entry is Viewed => {
  const { kind, id } = (entry ?? {}) as Partial<Viewed>;
  return (kind === 'account' || kind === 'gift') && typeof id === 'string';
};

/** @returns the listings that the user has opened in this browser since signing in, newest first [POC-108] */
export function readViewed(userId: string): Viewed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEWED_PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, MOST) : [];
  } catch {
    // The product did not write this value: it is treated as absent.
    return [];
  }
}

/** Records that a user has opened a listing; the newest twelve are stored. */
export function noteViewed(userId: string, { kind, id }: Viewed): void {
  if (!isSignedInAs(userId)) return;
  const others = readViewed(userId).filter((one) => one.id !== id);
  try {
    localStorage.setItem(VIEWED_PREFIX + userId, JSON.stringify([{ kind, id }, ...others].slice(0, MOST)));
  } catch (error) {
    console.warn('What was looked at cannot be kept in this browser', error);
  }
}

/** Deletes the record of the listings that a user has opened. */
export const clearViewed = (userId: string): void => localStorage.removeItem(VIEWED_PREFIX + userId);
