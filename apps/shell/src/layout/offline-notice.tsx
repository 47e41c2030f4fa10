import { useSyncExternalStore } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { WifiOff } from 'lucide-react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A notice while the device is offline; pages reserve room for it at the bottom (`--foot-h`). */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p
      role="status"
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex h-12 items-center justify-center gap-2 border-t border-line bg-raised px-4 text-1 leading-ui sm:text-2"
    >
      <WifiOff className="size-4 text-pending" />
      {t('offline')}
    </p>
  );
}
