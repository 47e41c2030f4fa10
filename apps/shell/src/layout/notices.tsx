import { useTranslation } from '@manette/web-i18n';
import { Toaster } from '@manette/web-ui';

/** Where toasts appear; a file of its own because nothing needs it before the first of them. */
export default function Notices({ rtl }: { rtl: boolean }) {
  const { t } = useTranslation('shell');
  return <Toaster label={t('notices')} closeLabel={t('closeNotice')} rtl={rtl} />;
}
