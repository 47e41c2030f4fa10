interface Selection {
  start: number;
  end: number;
}

/** Returns the text with an emoji in place of the selection, and the position of the caret after it. */
export const insertEmoji = (text: string, emoji: string, { start, end }: Selection) => ({
  text: text.slice(0, start) + emoji + text.slice(end),
  caret: start + emoji.length,
});
