import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { loadWhenReachable } from '@manette/web-realtime';
import { WifiOff } from 'lucide-react';

const AsOf = lazy(() =>
  loadWhenReachable(() => import(/* webpackChunkName: "offline" */ '../features/offline/as-of')),
);

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/**
 * A notice that the device is offline, with the time of the stored responses that the page shows. Pages reserve space for it
 * at the bottom (`--foot-h`).
 * @param since the time of the oldest stored response, in milliseconds; undefined if the page shows none
 */
export function OfflineNotice({ since }: { since: number | undefined }) {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online && since === undefined) return null;
  return (
    <p
      role="status"
      data-foot
      className="fixed inset-x-0 bottom-(--foot-line) z-20 flex h-12 items-center justify-center gap-2 border-t border-line bg-raised px-4 text-1 leading-ui sm:text-2"
    >
      <WifiOff className="size-4 flex-none text-pending" />
      {!online && <span className={since === undefined ? undefined : 'max-sm:sr-only'}>{t('offline')}</span>}
      {since !== undefined && (
        <Suspense fallback={null}>
          <AsOf since={since} />
        </Suspense>
      )}
    </p>
  );
}
