import { useTranslation } from '@manette/web-i18n';
import { ErrorState, PageFrame, PageTitle } from '@manette/web-ui';

/** Shown instead of a remote that is down, with a retry button. */
export function RemoteDown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <PageFrame>
      <PageTitle>{t('remoteDown.heading')}</PageTitle>
      <ErrorState
        headingLevel={1}
        title={t('remoteDown.heading')}
        retryLabel={t('remoteDown.retry')}
        onRetry={onRetry}
      >
        {t('remoteDown.text')}
      </ErrorState>
    </PageFrame>
  );
}
