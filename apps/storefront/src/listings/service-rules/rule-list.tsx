import './translations';
import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { Service } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { SERVICE_RULES, type RuleKind } from './service-rules';

const ICONS: Record<RuleKind, { Icon: typeof CircleCheck; look: string }> = {
  may: { Icon: CircleCheck, look: 'text-completed' },
  must: { Icon: CircleDot, look: 'text-muted' },
  never: { Icon: CircleX, look: 'text-danger' },
};

/** The minimum period of a service. */
export function ServicePeriod({ service }: { service: Service }) {
  const { t } = useTranslation('serviceRules');
  return <p className="text-2 text-muted">{t(SERVICE_RULES[service].period)}</p>;
}

/** The rules of a service as a list, each with its icon [CAT-039]. */
export function RuleList({ service }: { service: Service }) {
  const { t } = useTranslation('serviceRules');
  return (
    <ul className="flex flex-col gap-2 text-2">
      {SERVICE_RULES[service].rules.map(({ kind, text }) => {
        const { Icon, look } = ICONS[kind];
        return (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden className={look} />
            {t(text)}
          </li>
        );
      })}
    </ul>
  );
}
