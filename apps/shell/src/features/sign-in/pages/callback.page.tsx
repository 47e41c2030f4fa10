import '../translations';
import { useEffect, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Navigate, useSearchParams } from '@manette/web-router';
import {
  completeSignIn,
  callbackToken,
  switchAccount,
  clearCallbackToken,
  keepAccount,
  type SignInResult,
} from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { PageTitle, Spinner } from '@manette/web-ui';
import { ConfirmAccountSwitch } from '../components/confirm-account-switch';

type Asks = Extract<SignInResult, { outcome: 'asks' }>;

const HOME = '/';
const FAILED = '/login?error=authentication_failed';

/**
 * /auth/callback: where a sign-in at Google comes back to [ID-024..029]. Where somebody else is signed in, they are asked
 * first: the link may be another person's.
 */
export default function CallbackPage() {
  const { t } = useTranslation('signIn');
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [token] = useState(callbackToken);
  const [next, setNext] = useState<string>();
  const [asked, setAsked] = useState<Asks>();
  const error = query.get('error');
  useEffect(() => {
    clearCallbackToken();
    if (error || !token) return;
    void dispatch(completeSignIn(token)).then((result) => {
      if (result.outcome === 'asks') setAsked(result);
      else setNext(result.outcome === 'signedIn' ? HOME : FAILED);
    });
  }, [dispatch, error, token]);

  if (error) return <Navigate to={`/login?error=${encodeURIComponent(error)}`} replace />;
  if (!token) return <Navigate to="/login" replace />;
  if (next) return <Navigate to={next} replace />;
  const confirm = ({ other }: Asks) => {
    dispatch(switchAccount(token, other));
    setNext(HOME);
  };
  const cancel = () => {
    setAsked(undefined);
    void dispatch(keepAccount(token)).then(() => setNext(HOME));
  };
  return (
    <main id="main" className="pt-(--page-top)">
      <PageTitle>{t('signingIn')}</PageTitle>
      <h1 className="sr-only">{t('signingIn')}</h1>
      {asked ? (
        <ConfirmAccountSwitch
          current={asked.current.username}
          other={asked.other.username}
          onConfirm={() => confirm(asked)}
          onCancel={cancel}
        />
      ) : (
        <Spinner page label={t('signingIn')} />
      )}
    </main>
  );
}
