import type {
  EmojiPickerListCategoryHeaderProps,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';
import { useLanguage } from '@manette/web-i18n';

// Frimousse counts rows and columns from 0, assistive technology from 1. By the number of a row it also finds the one to
// scroll to, but for the first, at which it scrolls to the top.

/** A row of the list. */
export const EmojiRow = ({ 'aria-rowindex': at, ...row }: EmojiPickerListRowProps) => (
  <div aria-rowindex={at || undefined} {...row} />
);

/** One emoji of the list. */
export const EmojiCell = ({ emoji, 'aria-colindex': at = 0, ...cell }: EmojiPickerListEmojiProps) => (
  <button type="button" className="emoji-cell" aria-colindex={at + 1} {...cell}>
    {emoji.emoji}
  </button>
);

/** The name of a group; the list itself runs from left to right, as its arrow keys do, its words as the page does. */
export function GroupName({ category, ...header }: EmojiPickerListCategoryHeaderProps) {
  const { dir } = useLanguage();
  return (
    <div className="emoji-group" dir={dir} {...header}>
      {category.label}
    </div>
  );
}
