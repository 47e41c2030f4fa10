import { useTranslation } from '@manette/web-i18n';
import { Toaster } from '@manette/web-ui';
import { NewVersion } from '../features/new-version/new-version';
import { WebVitals } from '../features/web-vitals/web-vitals';

/** The toasts, the notice of a new version and the web vitals; a separate chunk, because the first paint does not need them. */
export default function Notices({ rtl }: { rtl: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Toaster label={t('notices')} closeLabel={t('closeNotice')} rtl={rtl} />
      <NewVersion />
      <WebVitals />
    </>
  );
}
