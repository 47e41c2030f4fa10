import * as z from 'zod/mini';

/** The maximum number of GIFs that a search returns [API-050]. */
export const GIF_RESULTS = 20;
export const GIF_SEARCH_FAILED = 'Failed to search GIFs. Please try again later.';
const EMPTY = 'Search text is required';

/** `GET /gifs/search?q=` */
export const gifSearchQuery = z.object({
  q: z
    .string(EMPTY)
    .check(z.trim(), z.minLength(1, EMPTY), z.maxLength(100, 'Search text must be at most 100 characters')),
});
export type GifSearchQuery = z.infer<typeof gifSearchQuery>;

/** A GIF of the results [CHAT-016]: the URL that is sent, the preview and the title. */
export const gifView = z.object({ url: z.string(), preview: z.string(), title: z.string() });
export type GifView = z.infer<typeof gifView>;

export const gifsAnswer = z.object({ results: z.array(gifView) });
