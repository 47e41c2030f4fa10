import './translations';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { formatDateTime } from '@manette/web-ui';

/** Shows the time of the stored responses that the page displays [POC-023]. */
export default function AsOf({ since }: { since: number }) {
  const { t } = useTranslation('offline');
  const locale = useDateLocale();
  return <span>{t('asOf', { time: formatDateTime(since, locale) })}</span>;
}
