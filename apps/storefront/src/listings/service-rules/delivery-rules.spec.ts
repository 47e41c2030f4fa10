import { DELIVERY_RULES } from '@manette/contracts/fulfilment';
import { SERVICES } from '@manette/contracts/catalog';
import arabic from './i18n/ar.json';
import english from './i18n/en.json';
import { SERVICE_RULES } from './service-rules';

describe('the rules that a client accepts', () => {
  it.each(SERVICES)(
    '[LIF-057] are the sentences that the pages show for %s; a changed sentence needs a new version',
    (service) => {
      const { period, rules } = SERVICE_RULES[service];
      const keys = [period, ...rules.map(({ text }) => text)];
      const { en, ar } = DELIVERY_RULES[service];
      expect([en, ar]).toEqual([keys.map((key) => english[key]), keys.map((key) => arabic[key])]);
    },
  );
});
