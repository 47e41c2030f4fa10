import { useTranslation } from '@manette/web-i18n';
import { useDataUse } from '@manette/web-realtime';
import { formatDataUse } from '@manette/web-ui';

/** Lines of the user's menu: how much data the page and the session have used [POC-071]. */
export function DataUseLines() {
  const { t } = useTranslation('navigation');
  const { page, session } = useDataUse();
  return (
    <div className="grid gap-1 px-3 pb-2 text-1 leading-ui text-muted">
      <p>{t('thisPage', { size: formatDataUse(page) })}</p>
      <p>{t('sinceSignIn', { size: formatDataUse(session) })}</p>
    </div>
  );
}
