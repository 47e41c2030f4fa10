import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useDataUse } from '@manette/web-realtime';
import { formatDataUse, useLowData } from '@manette/web-ui';

/** At each page's foot, with low data on: what the page has used [POC-071]. Its room is reserved before it is there. */
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
