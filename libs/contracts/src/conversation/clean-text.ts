// Control characters except white space, which is collapsed instead of removed.
const CONTROL = /[^\P{Cc}\s]/gu;

/** Converts a text to one line, for a preview: trimmed, without control characters, with collapsed white space [CHAT-036]. */
export const cleanText = (text: string): string => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
