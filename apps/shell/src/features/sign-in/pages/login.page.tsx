import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { Navigate, useSearchParams } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { Notice } from '@manette/web-ui';
import { AuthPage } from '../components/auth-page';
import { LoginForm } from '../components/login-form';
import { OtherWays } from '../components/other-ways';
import { PasskeyButton } from '../components/passkey-button';

/** /login [ID-003, ID-009..015, TRU-116]; signed-in users are redirected to /. */
export default function LoginPage() {
  const { t } = useTranslation('signIn');
  const { status } = useSession();
  const [query] = useSearchParams();
  if (status === 'signedIn') return <Navigate to="/" replace />;
  const error = query.get('error');
  return (
    <AuthPage heading={t('login')}>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {t(error === 'google_conflict' ? 'googleConflict' : 'googleFailed')}
        </Notice>
      )}
      <LoginForm />
      <PasskeyButton />
      <OtherWays question={t('newHere')} answer={t('register')} to="/register" />
    </AuthPage>
  );
}
