import type { SkinTone } from 'frimousse';

const RECENT = 'emoji-recent';
const TONE = 'emoji-tone';
/** [CHAT-044] */
export const MOST_RECENT = 14;
/** [CHAT-045] */
export const SKIN_TONES = [
  'none',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const satisfies readonly SkinTone[];

/** Returns the recently chosen emojis, newest first. */
export function recentEmojis(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    // The product did not write this value: it is treated as absent.
    return [];
  }
}

/** Stores a chosen emoji: each emoji once, at most fourteen. */
export function storeRecent(emoji: string): void {
  const recent = [emoji, ...recentEmojis().filter((one) => one !== emoji)];
  localStorage.setItem(RECENT, JSON.stringify(recent.slice(0, MOST_RECENT)));
}

export const storedTone = (): SkinTone =>
  SKIN_TONES.find((tone) => tone === localStorage.getItem(TONE)) ?? 'none';

export const storeTone = (tone: SkinTone): void => localStorage.setItem(TONE, tone);
