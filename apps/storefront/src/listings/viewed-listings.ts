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

/** @returns what a person has opened in this browser until they log out, newest first [POC-108] */
export function readViewed(userId: string): Viewed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEWED_PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, MOST) : [];
  } catch {
    // Not written by this product: treated as absent.
    return [];
  }
}

/** Notes that a person has opened a listing; twelve are kept. */
export function noteViewed(userId: string, { kind, id }: Viewed): void {
  if (!isSignedInAs(userId)) return;
  const others = readViewed(userId).filter((one) => one.id !== id);
  try {
    localStorage.setItem(VIEWED_PREFIX + userId, JSON.stringify([{ kind, id }, ...others].slice(0, MOST)));
  } catch (error) {
    console.warn('What was looked at cannot be kept in this browser', error);
  }
}

/** Forgets all that a person has opened. */
export const clearViewed = (userId: string): void => localStorage.removeItem(VIEWED_PREFIX + userId);
