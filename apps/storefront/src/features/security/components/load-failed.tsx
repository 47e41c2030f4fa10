import { useTranslation } from '@manette/web-i18n';
import { Button, Notice } from '@manette/web-ui';

/** What a region shows when its data could not be loaded. */
export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('security');
  const retry = (
    <Button size="compact" loading={retrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="danger" role="alert" action={retry}>
      {t('loadFailed')}
    </Notice>
  );
}
