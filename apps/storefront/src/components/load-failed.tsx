import './translations';
import { useTranslation } from '@manette/web-i18n';
import { RetryNotice } from '@manette/web-ui';

/** Shown by a part of a page whose data could not be loaded, with a retry button. */
export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('components');
  return (
    <RetryNotice retryLabel={t('tryAgain')} retrying={retrying} onRetry={onRetry}>
      {t('loadFailed')}
    </RetryNotice>
  );
}
