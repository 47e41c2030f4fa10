import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { Doors } from '../components/doors';
import { Tips } from '../components/tips';

/** Where administrators start: a card for every part of their work, and tips. */
export default function AdminPanelPage() {
  const { t } = useTranslation('adminPanel');
  return (
    <PageFrame title={t('title')}>
      <Doors />
      <Tips />
    </PageFrame>
  );
}
