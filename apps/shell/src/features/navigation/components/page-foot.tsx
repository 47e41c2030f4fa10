import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useDataUse } from '@manette/web-realtime';
import { formatDataUse, useLowData } from '@manette/web-ui';

/** Shows at the foot of each page, with low data on, how much data the page has used [POC-071]. CSS reserves its space. */
export function PageFoot() {
  return useLowData() && <Line />;
}

function Line() {
  const { t } = useTranslation('navigation');
  const { page } = useDataUse();
  return (
    <footer className="fixed inset-x-0 bottom-0 z-20 grid h-(--foot-line) place-items-center border-t border-line bg-surface text-1 leading-none text-muted">
      <p>{t('thisPage', { size: formatDataUse(page) })}</p>
    </footer>
  );
}
