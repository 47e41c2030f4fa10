import type { Service } from '@manette/contracts/catalog';
import type { RuleKey } from './rule-key';

/** A permission, an obligation or a prohibition of the client. */
export type RuleKind = 'may' | 'must' | 'never';

export interface ServiceRules {
  /** The minimum period. */
  period: RuleKey;
  rules: readonly { kind: RuleKind; text: RuleKey }[];
}

/** The rules of the four services, as the home page and an account's page show them [CAT-007..024]. */
export const SERVICE_RULES: Record<Service, ServiceRules> = {
  Secondaire_Online: {
    period: 'oneMonth',
    rules: [
      { kind: 'may', text: 'onlyAccountGiven' },
      { kind: 'must', text: 'internetRequired' },
      { kind: 'never', text: 'primaryForbidden' },
      { kind: 'never', text: 'changingForbidden' },
      { kind: 'must', text: 'oneConsoleOnly' },
    ],
  },
  Offline_Principal: {
    period: 'whileOffline',
    rules: [
      { kind: 'may', text: 'noInternet' },
      { kind: 'never', text: 'keepGame' },
      { kind: 'never', text: 'noChangingInfo' },
      { kind: 'must', text: 'oneConsole' },
    ],
  },
  'Principal_Online/Offline': {
    period: 'sixMonths',
    rules: [
      { kind: 'may', text: 'anyAccount' },
      { kind: 'may', text: 'onlineOrOffline' },
      { kind: 'must', text: 'primaryRequired' },
      { kind: 'never', text: 'noChangingInfo' },
      { kind: 'must', text: 'oneConsole' },
    ],
  },
  Compte_Complet: {
    period: 'oneTime',
    rules: [
      { kind: 'may', text: 'fullOwnership' },
      { kind: 'may', text: 'mayChange' },
      { kind: 'may', text: 'noRestrictions' },
    ],
  },
};
