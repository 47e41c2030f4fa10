import { useTranslation } from '@manette/web-i18n';
import { Spinner } from '@manette/web-ui';

/** The page's spinner, named 'Loading' [SHELL-018]. */
export function Loading() {
  const { t } = useTranslation('shell');
  return (
    <div className="pt-(--page-top)">
      <Spinner page label={t('loading')} />
    </div>
  );
}
