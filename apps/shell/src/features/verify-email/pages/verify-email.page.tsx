import '../translations';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { useParams, useSearchParams } from '@manette/web-router';
import { PageTitle, Spinner } from '@manette/web-ui';
import { Outcome } from '../components/outcome';
import { SupportContact } from '../components/support-contact';
import { useVerification } from '../hooks/use-verification';

/** /verify-email/{token} and /verify-email?token=… [SHELL-009, SHELL-010, ID-030..033, ERR-045]. */
export default function VerifyEmailPage() {
  const { t } = useTranslation('verifyEmail');
  const { t: inShell } = useTranslation('shell');
  const message = useTranslateMessage();
  const { token } = useParams();
  const [query] = useSearchParams();
  const verification = useVerification(token ?? query.get('token') ?? undefined);
  return (
    <main
      id="main"
      className="grid min-h-dvh content-center justify-items-center px-(--gutter) pt-(--page-top) pb-10"
    >
      <div className="tiled grid w-full max-w-[480px] justify-items-center gap-4 rounded-box border border-line bg-surface px-5 py-10 text-center">
        {verification.state === 'loading' ? (
          <>
            <Spinner label={inShell('loading')} />
            <PageTitle>{t('loading')}</PageTitle>
            <h1>{t('loading')}</h1>
            <p className="text-muted">{t('loadingText')}</p>
          </>
        ) : (
          <Outcome state={verification.state} message={message(verification.message)} />
        )}
        <SupportContact />
      </div>
    </main>
  );
}
