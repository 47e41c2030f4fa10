import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { useInstallHint } from '../hooks/use-install-hint';

/** Shows how to install the shop as an app, if the browser or its menu offers it, once in 30 days [POC-020, POC-021]. */
export function InstallRegion() {
  const { t } = useTranslation('home');
  const label = useId();
  const hint = useInstallHint();
  if (!hint) return null;
  return (
    <section
      aria-labelledby={label}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-line bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={label} className="text-3">
          {t('install.title')}
        </h2>
        <p className="text-2 text-muted">{t(hint.install ? 'install.text' : 'install.byMenu')}</p>
      </div>
      <div className="flex gap-2">
        {hint.install && (
          <Button look="primary" icon={<Download aria-hidden />} onClick={hint.install}>
            {t('install.install')}
          </Button>
        )}
        <Button look="ghost" onClick={hint.dismiss}>
          {t('install.notNow')}
        </Button>
      </div>
    </section>
  );
}
