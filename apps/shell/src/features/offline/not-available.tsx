import './translations';
import { useTranslation } from '@manette/web-i18n';
import { ErrorState, PageFrame, PageTitle } from '@manette/web-ui';

/** Shown without a network in place of a page that has no stored response [POC-024]. */
export default function NotAvailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('offline');
  return (
    <PageFrame>
      <PageTitle>{t('heading')}</PageTitle>
      <ErrorState headingLevel={1} title={t('heading')} retryLabel={t('retry')} onRetry={onRetry}>
        {t('text')}
      </ErrorState>
    </PageFrame>
  );
}
