const ADDRESS = /^https?:\/\/[^\s<>"']+$/i;

/** What is shown in place of a message that is the URL of one. */
export type AnimatedMedia = 'gif' | 'video';

/**
 * Whether a message is the URL of a GIF, which is shown in its place [CHAT-012], or of a short video, which a GIF search
 * returns where it has no GIF.
 * @returns undefined for any other text
 */
export function animatedMediaOf(content: string): AnimatedMedia | undefined {
  if (!ADDRESS.test(content)) return undefined;
  if (/\.gif$/i.test(content)) return 'gif';
  return /\.(mp4|webm)$/i.test(content) ? 'video' : undefined;
}
