import { useTranslation } from '@manette/web-i18n';
import { RetryNotice } from '@manette/web-ui';

/** Shown by a region whose data could not be loaded, with a retry button. */
export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('security');
  return (
    <RetryNotice retryLabel={t('retry')} retrying={retrying} onRetry={onRetry}>
      {t('loadFailed')}
    </RetryNotice>
  );
}
