interface Selection {
  start: number;
  end: number;
}

/** Text with an emoji in place of what is selected, and where the writing goes on. */
export const insertEmoji = (text: string, emoji: string, { start, end }: Selection) => ({
  text: text.slice(0, start) + emoji + text.slice(end),
  caret: start + emoji.length,
});
