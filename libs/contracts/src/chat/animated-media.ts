const ADDRESS = /^https?:\/\/[^\s<>"']+$/i;

/** The kind of media that is shown instead of a message that is its URL. */
export type AnimatedMedia = 'gif' | 'video';

/**
 * Returns the kind of media if a message is the URL of a GIF [CHAT-012], or of a short video, which a GIF search returns if it
 * has no GIF. The media is shown instead of the message.
 * @returns undefined for any other text
 */
export function animatedMediaOf(content: string): AnimatedMedia | undefined {
  if (!ADDRESS.test(content)) return undefined;
  if (/\.gif$/i.test(content)) return 'gif';
  return /\.(mp4|webm)$/i.test(content) ? 'video' : undefined;
}
