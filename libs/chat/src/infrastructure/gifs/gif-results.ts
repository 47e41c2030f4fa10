import { GIF_RESULTS, type GifView } from '@manette/contracts/chat';
import { z } from 'zod';

const variant = z
  .object({ url: z.url({ protocol: /^https?$/ }) })
  .optional()
  .catch(undefined);
/** The variants of a result [API-051]. */
const media = z.object({ gif: variant, mp4: variant, webm: variant, tinygif: variant });
const text = z.string().trim().optional().catch(undefined);

/** A result as Tenor returns it, and Klipy, which also sends `media`; older responses have a list of one [API-052]. */
const result = z.object({
  content_description: text,
  h1_title: text,
  media_formats: media.optional().catch(undefined),
  media: z
    .union([media, z.array(media).transform(([first]) => first)])
    .optional()
    .catch(undefined),
});
const answer = z.object({ results: z.array(z.unknown()) });

// A message is shown as an image when it ends in .gif; a fragment adds this without changing the address.
const endingInGif = (url: string) => (/\.gif$/i.test(url) ? url : `${url}#.gif`);

function gifOf(found: unknown): GifView | undefined {
  const { data } = result.safeParse(found);
  const { gif, mp4, webm, tinygif } = data?.media_formats ?? data?.media ?? {};
  const picture = gif?.url ?? tinygif?.url;
  const film = mp4?.url ?? webm?.url;
  const url = picture ? endingInGif(picture) : film;
  if (!data || !url) return undefined;
  const title = data.content_description || data.h1_title || 'GIF';
  return { url, preview: tinygif?.url ?? url, title: title.slice(0, 200) };
}

/**
 * Parses the response of a search and omits unusable results.
 * @throws ZodError when it is not a list of results
 */
export const gifsOf = (body: unknown): GifView[] =>
  answer
    .parse(body)
    .results.flatMap((found) => gifOf(found) ?? [])
    .slice(0, GIF_RESULTS);
