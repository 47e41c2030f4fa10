import * as z from 'zod/mini';
import { SERVICES } from '../catalog/enumerations.js';
import { isoTime, uuid } from '../http/primitives.js';
import { GUIDE_CONSOLES, GUIDE_KINDS } from './guide.commands.js';

const bothLanguages = { en: z.string(), ar: z.string() };
/** A step of a guide. `picture` is the URL of an SVG. */
const step = z.object({ number: z.number(), ...bothLanguages, picture: z.string() });

/** The current version of a guide [LIF-095]. */
export const guideDefinition = z.object({
  key: z.string(),
  kind: z.enum(GUIDE_KINDS),
  console: z.enum(GUIDE_CONSOLES),
  service: z.enum(SERVICES),
  version: z.number(),
  title: z.object(bothLanguages),
  steps: z.array(step),
});
export type GuideDefinition = z.infer<typeof guideDefinition>;

/** A guide that was sent, with the text and version at that time [LIF-098]. */
export const guideView = z.extend(guideDefinition, {
  _id: uuid,
  /** Null for a rental that began before the ledger. */
  ticketId: z.nullable(uuid),
  steps: z.array(z.extend(step, { doneAt: z.nullable(isoTime) })),
});
export type GuideView = z.infer<typeof guideView>;

export const guideDefinitionsAnswer = z.object({ guides: z.array(guideDefinition) });
export const guidesAnswer = z.object({ guides: z.array(guideView) });
export const guideAnswer = z.object({ guide: guideView });
