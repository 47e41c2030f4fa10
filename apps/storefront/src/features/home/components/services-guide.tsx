import { SERVICES } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, PadMeter, Panel } from '@manette/web-ui';
import { RuleList, ServicePeriod } from '../../../listings/service-rules/rule-list';

const BY_FREEDOM = [...SERVICES].sort((one, other) => armsOf(one) - armsOf(other));

/** The four services with their rules [CAT-006]. */
export function ServicesGuide() {
  const { t } = useTranslation('home');
  const say = useTranslateMessage();
  return (
    <section>
      <h2 className="mb-4">{t('services')}</h2>
      <p className="mb-4 max-w-[68ch] text-muted">{t('servicesText')}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {BY_FREEDOM.map((service) => (
          <Panel key={service} aria-label={say(service)}>
            <PadMeter arms={armsOf(service)} size={44} />
            <h3 className="mt-4 wrap-anywhere">
              <bdi>{say(service)}</bdi>
            </h3>
            <div className="mb-4">
              <ServicePeriod service={service} />
            </div>
            <RuleList service={service} />
          </Panel>
        ))}
      </div>
    </section>
  );
}
