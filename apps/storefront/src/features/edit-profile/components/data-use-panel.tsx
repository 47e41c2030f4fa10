import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { useDataUse } from '@manette/web-realtime';
import { formatDataUse, Panel } from '@manette/web-ui';

/** Shows how much data the page and the session have sent and received [POC-071]. */
export function DataUsePanel() {
  const { t } = useTranslation('profile');
  const { page, session } = useDataUse();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Panel>
        <h2 id={heading} className="text-3">
          {t('dataUse')}
        </h2>
        <p className="mt-2 text-2 text-muted">{t('thisPage', { size: formatDataUse(page) })}</p>
        <p className="text-2 text-muted">{t('sinceSignIn', { size: formatDataUse(session) })}</p>
      </Panel>
    </section>
  );
}
