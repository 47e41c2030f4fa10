// Without white space, which is collapsed, not removed.
const CONTROL = /[^\P{Cc}\s]/gu;

/** Text as one line, for a preview: trimmed, without control characters, its white space collapsed [CHAT-036]. */
export const cleanText = (text: string): string => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
