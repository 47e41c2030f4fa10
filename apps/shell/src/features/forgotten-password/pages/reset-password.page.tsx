import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { PasswordPage } from '../components/password-page';
import { ResetPasswordForm } from '../components/reset-password-form';

/** /reset-password/{token}, the page of the mailed link (contract, sections 2 and 8). */
export default function ResetPasswordPage() {
  const { t } = useTranslation('forgottenPassword');
  const { token = '' } = useParams();
  return (
    <PasswordPage heading={t('reset')} text={t('resetText')}>
      <ResetPasswordForm key={token} token={token} />
    </PasswordPage>
  );
}
