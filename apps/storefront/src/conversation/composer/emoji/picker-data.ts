import type { EmojiData } from 'frimousse';
import { emojisIn } from './emoji-data';
import { recentEmojis } from './stored-choices';

export interface PickerWords {
  recent: string;
  groups: EmojiData['categories'];
  tones: EmojiData['skinTones'];
}

/** The number of the group of recent emojis, which is before all other groups. */
const RECENT = -1;

/**
 * Returns the picker's content in a language.
 * @param withRecent whether the recent choices are a separate group; false during a search
 */
export async function pickerData(
  language: 'en' | 'ar',
  words: PickerWords,
  withRecent: boolean,
): Promise<EmojiData> {
  const emojis = await emojisIn(language);
  const byEmoji = new Map(
    emojis.flatMap((one) => [one.emoji, ...Object.values(one.skins ?? {})].map((emoji) => [emoji, one])),
  );
  const recent = (withRecent ? recentEmojis() : []).flatMap((emoji) => {
    const known = byEmoji.get(emoji);
    return known ? [{ ...known, emoji, category: RECENT, skins: undefined }] : [];
  });
  return {
    locale: language,
    emojis: [...recent, ...emojis],
    categories: recent.length > 0 ? [{ index: RECENT, label: words.recent }, ...words.groups] : words.groups,
    skinTones: words.tones,
  };
}
