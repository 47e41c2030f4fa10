import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { hasShared } from '@manette/web-session';
import { Button } from '@manette/web-ui';

/** Links to /share while a share from another app waits, because a sign-in redirects to / and not to /share [POC-106]. */
export function ShareLink() {
  const { t } = useTranslation('home');
  const [waits, setWaits] = useState(false);
  useEffect(() => void hasShared().then(setWaits), []);
  if (!waits) return null;
  return (
    <p className="mb-8">
      <Button asChild look="outline" icon={<Share2 aria-hidden />}>
        <Link to="/share">{t('share')}</Link>
      </Button>
    </p>
  );
}
