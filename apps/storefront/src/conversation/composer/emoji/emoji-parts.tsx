import type {
  EmojiPickerListCategoryHeaderProps,
  EmojiPickerListEmojiProps,
  EmojiPickerListRowProps,
} from 'frimousse';
import { useLanguage } from '@manette/web-i18n';

// Frimousse counts rows and columns from 0, assistive technology from 1. Frimousse also uses the number of a row to find the
// row to scroll to, so it must stay; only the first row may have none, because for that row Frimousse scrolls to the top.

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

/** The name of a group, in the page's direction. The list itself is left to right, to match its arrow keys. */
export function GroupName({ category, ...header }: EmojiPickerListCategoryHeaderProps) {
  const { dir } = useLanguage();
  return (
    <div className="emoji-group" dir={dir} {...header}>
      {category.label}
    </div>
  );
}
