import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { ForgotPasswordForm } from '../components/forgot-password-form';
import { PasswordPage } from '../components/password-page';

/** /forgot-password (contract, sections 2 and 8). */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('forgottenPassword');
  return (
    <PasswordPage heading={t('forgot')} text={t('forgotText')}>
      <ForgotPasswordForm />
    </PasswordPage>
  );
}
