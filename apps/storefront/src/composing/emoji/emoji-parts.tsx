import type { EmojiPickerListCategoryHeaderProps, EmojiPickerListEmojiProps } from 'frimousse';
import { useLanguage } from '@manette/web-i18n';

/** One emoji of the list. */
export const EmojiCell = ({ emoji, ...cell }: EmojiPickerListEmojiProps) => (
  <button type="button" className="emoji-cell" {...cell}>
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
