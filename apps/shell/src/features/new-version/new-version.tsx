import './translations';
import { useEffect, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useGetConfigQuery } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { useAppStore } from '@manette/web-store';
import { Button } from '@manette/web-ui';
import { appWorker } from './app-worker';
import { useAppWorker } from './use-app-worker';
import { followReleases } from './follow-releases';
import { isOutdated } from './running-releases';

const LABEL = 'new-version';

/**
 * Shows that a reload would load another version of the page, or that a newer service worker waits, until the user clicks
 * 'Later'. Nothing reloads before a click on 'Reload', in this page or another one [OPS-060, POC-017, POC-019]. The notice is
 * at the foot of the screen, above the offline notice; pages reserve its space (`--foot-h`).
 */
export function NewVersion() {
  const { t } = useTranslation('newVersion');
  const store = useAppStore();
  const { data: config } = useGetConfigQuery();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => followReleases(store), [store]);
  const isWaiting = useAppWorker();
  if (isPutOff || !config || !(isWaiting || isOutdated(store, config))) return null;
  return (
    <div
      role="status"
      aria-labelledby={LABEL}
      data-foot
      className="fixed inset-x-0 bottom-(--foot-line) z-20 flex h-12 items-center justify-center gap-2 border-t border-line bg-raised px-(--gutter) [[data-foot]~&]:bottom-[calc(48px+var(--foot-line))]"
    >
      <RefreshCw className="size-4 flex-none text-accent max-sm:hidden" />
      <span id={LABEL} className="text-1 leading-ui max-sm:me-auto sm:text-2">
        {t('ready')}
      </span>
      <Button size="compact" onClick={() => void appWorker.takeOver()}>
        {t('reload')}
      </Button>
      <Button look="ghost" size="compact" onClick={() => setPutOff(true)}>
        {t('later')}
      </Button>
    </div>
  );
}
