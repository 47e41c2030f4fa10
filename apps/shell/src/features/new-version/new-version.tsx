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
 * Says that the page runs another version than a reload would bring, or that a newer service worker waits, until 'Later' is
 * pressed; nothing reloads unasked [OPS-060, POC-017, POC-019]. Stands at the foot of the screen, above the notice of being offline; pages reserve the room (`--foot-h`).
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
