import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { AreaLinks } from '../components/area-links';
import { Tips } from '../components/tips';

/** The administrators' start page: a card for every area of the back office, and tips. */
export default function AdminPanelPage() {
  const { t } = useTranslation('adminPanel');
  return (
    <PageFrame title={t('title')}>
      <AreaLinks />
      <Tips />
    </PageFrame>
  );
}
