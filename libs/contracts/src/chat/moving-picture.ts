const ADDRESS = /^https?:\/\/[^\s<>"']+$/i;

/** What a message that is one of these addresses shows in place of its words. */
export type MovingPicture = 'gif' | 'video';

/**
 * Whether words are the address of a GIF, which is shown in place of them [CHAT-012], or of the short film that a GIF
 * search gives where it has no picture.
 * @returns nothing for any other words
 */
export function movingPictureOf(content: string): MovingPicture | undefined {
  if (!ADDRESS.test(content)) return undefined;
  if (/\.gif$/i.test(content)) return 'gif';
  return /\.(mp4|webm)$/i.test(content) ? 'video' : undefined;
}
