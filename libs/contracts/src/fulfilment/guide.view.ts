import * as z from 'zod/mini';
import { SERVICES } from '../catalog/enumerations.js';
import { isoTime, uuid } from '../http/primitives.js';
import { GUIDE_CONSOLES, GUIDE_KINDS } from './guide.commands.js';

/** A guide that was sent, with the text and version of then [LIF-098]. */
export const guideView = z.object({
  _id: uuid,
  /** Null for a rental that began before the ledger. */
  ticketId: z.nullable(uuid),
  key: z.string(),
  kind: z.enum(GUIDE_KINDS),
  console: z.enum(GUIDE_CONSOLES),
  service: z.enum(SERVICES),
  version: z.number(),
  title: z.object({ en: z.string(), ar: z.string() }),
  steps: z.array(
    z.object({
      number: z.number(),
      en: z.string(),
      ar: z.string(),
      /** The address of an SVG. */
      picture: z.string(),
      doneAt: z.nullable(isoTime),
    }),
  ),
});
export type GuideView = z.infer<typeof guideView>;
