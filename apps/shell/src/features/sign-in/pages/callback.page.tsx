import '../translations';
import { useEffect, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Navigate, useSearchParams } from '@manette/web-router';
import { signInWithToken } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { Spinner } from '@manette/web-ui';

const FAILED = '/login?error=authentication_failed';

/** /auth/callback: where a sign-in at Google comes back to [ID-024..029]. */
export default function CallbackPage() {
  const { t } = useTranslation('signIn');
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [next, setNext] = useState<string>();
  const error = query.get('error');
  const token = query.get('token');
  useEffect(() => {
    if (error || !token) return;
    void dispatch(signInWithToken(token)).then((worked) => setNext(worked ? '/' : FAILED));
  }, [dispatch, error, token]);

  if (error) return <Navigate to={`/login?error=${encodeURIComponent(error)}`} replace />;
  if (!token) return <Navigate to="/login" replace />;
  if (next) return <Navigate to={next} replace />;
  return (
    <main id="main" className="pt-(--page-top)">
      <h1 className="sr-only">{t('signingIn')}</h1>
      <Spinner page label={t('signingIn')} />
    </main>
  );
}
