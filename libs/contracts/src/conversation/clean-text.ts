// White space is collapsed, not stripped, hence not among these.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Text as one line, for a preview: trimmed, without control characters, its white space collapsed [CHAT-036]. */
export const cleanText = (text: string): string => text.replace(CONTROL, '').replace(/\s+/g, ' ').trim();
