import '../translations';
import { useEffect, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Navigate, useNavigate, useSearchParams } from '@manette/web-router';
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
import { SECOND_STEP, storePendingSignIn, type PendingSignIn } from '../hooks/pending-sign-in';

type Confirmation = Extract<SignInResult, { outcome: 'needsConfirmation' }>;

const HOME = '/';
const FAILED = '/login?error=authentication_failed';

/** Reads a sign-in that requires its second step from the query of the address. */
function pendingOf(query: URLSearchParams): PendingSignIn | undefined {
  const challenge = query.get('challenge');
  if (!challenge) return undefined;
  return { challenge, methods: (query.get('methods') ?? '').split(',') as PendingSignIn['methods'] };
}

/** Navigates to the second step of a sign-in [TRU-033]; replaces the address with the challenge in the history. */
function ToSecondStep({ pending }: { pending: PendingSignIn }) {
  const navigate = useNavigate();
  useEffect(() => {
    storePendingSignIn(pending);
    void navigate(SECOND_STEP, { replace: true });
  }, [navigate, pending]);
  return null;
}

/**
 * /auth/callback, to which a Google sign-in returns [ID-024..029], with the challenge of the second step if the account has
 * one. If another user is signed in, the page asks them first, because the link may come from an attacker.
 */
export default function CallbackPage() {
  const { t } = useTranslation('signIn');
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [token] = useState(callbackToken);
  const [next, setNext] = useState<string>();
  const [pending, setPending] = useState<Confirmation>();
  const [secondStep] = useState(() => pendingOf(query));
  const error = query.get('error');
  useEffect(() => {
    clearCallbackToken();
    if (error || !token) return;
    void dispatch(completeSignIn(token)).then((result) => {
      if (result.outcome === 'needsConfirmation') setPending(result);
      else setNext(result.outcome === 'signedIn' ? HOME : FAILED);
    });
  }, [dispatch, error, token]);

  if (error) return <Navigate to={`/login?error=${encodeURIComponent(error)}`} replace />;
  if (secondStep) return <ToSecondStep pending={secondStep} />;
  if (!token) return <Navigate to="/login" replace />;
  if (next) return <Navigate to={next} replace />;
  const confirm = ({ other }: Confirmation) => {
    void dispatch(switchAccount(token, other)).then(() => setNext(HOME));
  };
  const cancel = () => {
    setPending(undefined);
    void dispatch(keepAccount(token)).then(() => setNext(HOME));
  };
  return (
    <main id="main" className="pt-(--page-top)">
      <PageTitle>{t('signingIn')}</PageTitle>
      <h1 className="sr-only">{t('signingIn')}</h1>
      {pending ? (
        <ConfirmAccountSwitch
          current={pending.current.username}
          other={pending.other.username}
          onConfirm={() => confirm(pending)}
          onCancel={cancel}
        />
      ) : (
        <Spinner page label={t('signingIn')} />
      )}
    </main>
  );
}
