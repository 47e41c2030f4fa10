import { RefreshCw } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { page } from '@manette/web-session';
import { Button, Mark, PageTitle } from '@manette/web-ui';

/** The default error page [SHELL-021]. */
export function CrashPage() {
  const { t } = useTranslation('shell');
  const reload = () => page.goTo(window.location.pathname + window.location.search);
  return (
    <main
      id="main"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-(--gutter) text-center"
    >
      <Mark size={60} />
      <PageTitle>{t('crash.heading')}</PageTitle>
      <h1>{t('crash.heading')}</h1>
      <p className="max-w-[44ch] text-muted">{t('crash.text')}</p>
      <Button look="primary" icon={<RefreshCw />} onClick={reload}>
        {t('crash.reload')}
      </Button>
    </main>
  );
}
