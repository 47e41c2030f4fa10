import { SERVICES, type Service } from '@manette/contracts/catalog';
import { GUIDE_CONSOLES, GUIDE_KINDS } from '@manette/contracts/fulfilment';
import type { GuideConsole, GuideDefinition, GuideKind } from '@manette/contracts/fulfilment';
import { GUIDE_SENTENCES, GUIDE_TITLES } from './guide-sentences.js';
import { stepsOf } from './guide-steps.js';

/** Must be raised by one whenever a sentence or the order of steps changes; sent guides keep their version [LIF-098]. */
const VERSION = 1;
const CONSOLES = { ps4: 'PS4', ps5: 'PS5', psPortal: 'PS Portal' };

export const pictureAddress = (name: string): string => `/api/guides/pictures/${name}.svg`;

/** Returns the current guide of a kind for a console and service, or null if there is none. */
export function guideOf(kind: GuideKind, console: GuideConsole, service: Service): GuideDefinition | null {
  const steps = stepsOf(kind, console, service);
  if (!steps) return null;
  const { en, ar } = GUIDE_TITLES[kind];
  const name = CONSOLES[console];
  return {
    key: `${kind}.${console}.${service}`,
    kind,
    console,
    service,
    version: VERSION,
    title: { en: `${en} ${name}`, ar: `${ar} ${name}` },
    steps: steps.map((step, index) => ({
      number: index + 1,
      ...GUIDE_SENTENCES[step],
      picture: pictureAddress(step),
    })),
  };
}

/** All guides of the shop: 21 [LIF-095]. */
export const GUIDES: GuideDefinition[] = GUIDE_KINDS.flatMap((kind) =>
  GUIDE_CONSOLES.flatMap((console) => SERVICES.flatMap((service) => guideOf(kind, console, service) ?? [])),
);
