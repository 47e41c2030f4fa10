import '../translations';
import '../second-step/translations';
import { useEffect, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link, Navigate } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { AuthPage } from '../components/auth-page';
import { clearPendingSignIn, readPendingSignIn } from '../hooks/pending-sign-in';
import { SecondStepWays } from '../second-step/second-step-ways';

/** /login/second-step [TRU-116]; redirects to /login without a pending sign-in, and signed-in users to /. */
export default function SecondStepPage() {
  const { t } = useTranslation('secondStep');
  const { status } = useSession();
  const [pending] = useState(readPendingSignIn);
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    if (isSignedIn) clearPendingSignIn();
  }, [isSignedIn]);
  if (isSignedIn) return <Navigate to="/" replace />;
  if (!pending) return <Navigate to="/login" replace />;
  return (
    <AuthPage heading={t('heading')}>
      <SecondStepWays pending={pending} />
      <p className="text-center text-2">
        <Link to="/login" className="link inline-flex min-h-11 items-center" onClick={clearPendingSignIn}>
          {t('back')}
        </Link>
      </p>
    </AuthPage>
  );
}
