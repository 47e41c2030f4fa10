import { useTranslation } from '@manette/web-i18n';
import { ErrorState, lazyPart, PageFrame, PageTitle, PartBoundary } from '@manette/web-ui';
import { useServerUnreachable } from '../features/offline/use-server-unreachable';
import { Loading } from '../layout/loading';

const NotAvailable = lazyPart(
  () => import(/* webpackChunkName: "offline" */ '../features/offline/not-available'),
);

/** Shown, with a retry button, in place of a remote that is down or of a page whose files are not available offline. */
export function RemoteDown({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const isOut = useServerUnreachable(onRetry);
  if (isOut === undefined) return <Loading />;
  if (isOut)
    return (
      <PartBoundary fallback={<Loading />}>
        <NotAvailable onRetry={onRetry} />
      </PartBoundary>
    );
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
