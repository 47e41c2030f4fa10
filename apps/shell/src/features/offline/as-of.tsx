import './translations';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { formatDateTime } from '@manette/web-ui';

/** When the kept answers that the page shows were given [POC-023]. */
export default function AsOf({ since }: { since: number }) {
  const { t } = useTranslation('offline');
  const locale = useDateLocale();
  return <span>{t('asOf', { time: formatDateTime(since, locale) })}</span>;
}
