import '../translations';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, PageFrame, PartBoundary, RowSkeleton } from '@manette/web-ui';
import { VerificationNotice } from '@manette/web-verification';
import { optionalPart } from '../../../components/optional-part';
import { DataUsePanel } from '../components/data-use-panel';
import { PicturePanel } from '../components/picture-panel';
import { ProfileForm } from '../components/profile-form';
import { SoundPanel } from '../components/sound-panel';
import { ThemePanel } from '../components/theme-panel';

const SettingsRegion = optionalPart(() => import('../notification-settings/settings-region'));

/** The user's own picture, details, password and settings. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const security = (
    <Button asChild look="outline" icon={<ShieldCheck aria-hidden className="size-4" />}>
      <Link to="/profile/security">{t('security')}</Link>
    </Button>
  );
  return (
    <PageFrame title={t('title')} actions={security}>
      <div className="grid gap-4">
        <VerificationNotice />
        <div className="grid gap-4 lg:grid-cols-[300px_minmax(0,1fr)] lg:items-start lg:gap-6">
          <div className="grid gap-4">
            <PicturePanel />
            <SoundPanel />
            <ThemePanel />
            <DataUsePanel />
          </div>
          <div className="grid min-w-0 gap-4">
            <ProfileForm />
            <PartBoundary fallback={<RowSkeleton disc={false} />}>
              <SettingsRegion />
            </PartBoundary>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
