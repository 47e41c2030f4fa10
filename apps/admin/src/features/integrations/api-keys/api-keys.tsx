import { useTranslation } from '@manette/web-i18n';

/** The keys with which other programs call the shop [POC-119]. */
export function ApiKeys() {
  const { t } = useTranslation('integrations');
  return (
    <section aria-label={t('keys.title')}>
      <h2 className="text-4 font-bold">{t('keys.title')}</h2>
    </section>
  );
}
