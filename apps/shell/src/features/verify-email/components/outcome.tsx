import { CircleCheck, CircleX, Gamepad2, House } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { needsVerification, useSession } from '@manette/web-session';
import { Button, PageTitle } from '@manette/web-ui';
import { ResendButton } from './resend-button';

/** The result of the verification, with links to continue [ID-031, ID-032]. */
export function Outcome({ state, message }: { state: 'success' | 'failure'; message: string }) {
  const { t } = useTranslation('verifyEmail');
  const { user } = useSession();
  const worked = state === 'success';
  return (
    <>
      {worked ? (
        <CircleCheck className="size-12! text-completed" />
      ) : (
        <CircleX className="size-12! text-danger" />
      )}
      <PageTitle>{t(state)}</PageTitle>
      <h1>{t(state)}</h1>
      <p role="status">{message}</p>
      {worked && <p className="text-2 text-muted">{t('successText')}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {worked && (
          <Button asChild look="primary" icon={<Gamepad2 />}>
            <Link to="/accounts">{t('browse')}</Link>
          </Button>
        )}
        <Button asChild icon={<House />}>
          <Link to="/">{t('home')}</Link>
        </Button>
        {!worked && user && needsVerification(user) && <ResendButton />}
      </div>
    </>
  );
}
