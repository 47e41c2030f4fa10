import { useTranslation } from '@manette/web-i18n';
import { ErrorState, PageFrame } from '@manette/web-ui';

/** In place of a remote that is down: what still works, and a way to try again. */
export function RemoteDown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <PageFrame>
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
