import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { Navigate } from '@manette/web-router';
import { useSession } from '@manette/web-session';
import { AuthPage } from '../components/auth-page';
import { OtherWays } from '../components/other-ways';
import { RegisterForm } from '../components/register-form';

/** /register [ID-002, ID-016..023]; signed-in users are redirected to /. */
export default function RegisterPage() {
  const { t } = useTranslation('signIn');
  const { status } = useSession();
  if (status === 'signedIn') return <Navigate to="/" replace />;
  return (
    <AuthPage heading={t('register')}>
      <RegisterForm />
      <OtherWays question={t('haveAccount')} answer={t('login')} to="/login" />
    </AuthPage>
  );
}
