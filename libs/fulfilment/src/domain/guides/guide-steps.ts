import type { Service } from '@manette/contracts/catalog';
import type { GuideConsole, GuideKind } from '@manette/contracts/fulfilment';
import type { StepName } from './guide-sentences.js';

const USES: Record<Service, StepName[]> = {
  'Principal_Online/Offline': ['own-user'],
  Secondaire_Online: ['stay-connected'],
  Offline_Principal: ['disconnect', 'keep-game'],
  Compte_Complet: ['change-details'],
};

function activation(console: GuideConsole, service: Service): StepName[] {
  const isPs4 = console === 'ps4';
  const switched: StepName = isPs4 ? 'activate-ps4' : 'enable-sharing';
  const left: StepName = isPs4 ? 'no-activation-ps4' : 'no-sharing';
  return ['add-user', service === 'Secondaire_Online' ? left : switched, 'download', ...USES[service]];
}

function returning(console: GuideConsole, service: Service): StepName[] {
  const switched: StepName = console === 'ps4' ? 'deactivate-ps4' : 'disable-sharing';
  return [...(service === 'Secondaire_Online' ? [] : [switched]), 'sign-out', 'delete-user'];
}

/** Returns the steps of a guide, or null if there is none: a whole account is not returned [LIF-096, LIF-097]. */
export function stepsOf(kind: GuideKind, console: GuideConsole, service: Service): StepName[] | null {
  if (kind === 'return' && service === 'Compte_Complet') return null;
  const steps = kind === 'activation' ? activation(console, service) : returning(console, service);
  if (console !== 'psPortal') return steps;
  return [...steps, kind === 'activation' ? 'portal-sign-in' : 'portal-sign-out'];
}
