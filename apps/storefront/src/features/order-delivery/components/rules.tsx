import type { DeliveryView } from '@manette/contracts/fulfilment';
import { useLanguage, useTranslation } from '@manette/web-i18n';

/** The rules of a delivery in the user's language. */
export function Rules({ rules }: Pick<DeliveryView, 'rules'>) {
  const { t } = useTranslation('orderDelivery');
  const { language } = useLanguage();
  return (
    <div>
      <h3 className="mb-2 text-2 font-bold">{t('rules')}</h3>
      <ul aria-label={t('rules')} className="grid list-disc gap-1 ps-5 text-2">
        {rules[language].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
