import './i18n/translations';
import { Suspense } from 'react';
import { Route, Routes } from '@manette/web-router';
import { RequireAdmin, RequireUser } from '@manette/web-session';
import { lazyPart } from '@manette/web-ui';
import { CrashBoundary } from './layout/crash-boundary';
import { Layout } from './layout/layout';
import { Loading } from './layout/loading';
import { RemotePage } from './signed-in/lazy-parts';

const LoginPage = lazyPart(
  () => import(/* webpackChunkName: "page.login" */ './features/sign-in/pages/login.page'),
);
const SecondStepPage = lazyPart(
  () => import(/* webpackChunkName: "page.login.second-step" */ './features/sign-in/pages/second-step.page'),
);
const RegisterPage = lazyPart(
  () => import(/* webpackChunkName: "page.register" */ './features/sign-in/pages/register.page'),
);
const CallbackPage = lazyPart(
  () => import(/* webpackChunkName: "page.auth.callback" */ './features/sign-in/pages/callback.page'),
);
const VerifyEmailPage = lazyPart(
  () => import(/* webpackChunkName: "page.verify-email" */ './features/verify-email/pages/verify-email.page'),
);
const ForgotPasswordPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.forgot-password" */ './features/forgotten-password/pages/forgot-password.page'
    ),
);
const ResetPasswordPage = lazyPart(
  () =>
    import(
      /* webpackChunkName: "page.reset-password.$" */ './features/forgotten-password/pages/reset-password.page'
    ),
);

const UnsubscribePage = lazyPart(
  () => import(/* webpackChunkName: "page.unsubscribe.$" */ './features/unsubscribe/unsubscribe.page'),
);

/** The routes of the product. Guarded routes are in remotes; the storefront redirects unknown paths to /. */
export function App() {
  return (
    <Suspense fallback={null}>
      <CrashBoundary>
        <Routes>
          <Route element={<Layout />}>
            <Route path="login" element={<LoginPage />} />
            <Route path="login/second-step" element={<SecondStepPage />} />
            <Route path="register" element={<RegisterPage />} />
            <Route path="verify-email/:token?" element={<VerifyEmailPage />} />
            <Route path="forgot-password" element={<ForgotPasswordPage />} />
            <Route path="reset-password/:token" element={<ResetPasswordPage />} />
            <Route path="unsubscribe/:token" element={<UnsubscribePage />} />
            <Route path="auth/callback" element={<CallbackPage />} />
            <Route
              path="admin/*"
              element={
                <RequireAdmin checking={<Loading />}>
                  <RemotePage key="admin" name="admin" />
                </RequireAdmin>
              }
            />
            <Route
              path="*"
              element={
                <RequireUser checking={<Loading />}>
                  <RemotePage key="storefront" name="storefront" />
                </RequireUser>
              }
            />
          </Route>
        </Routes>
      </CrashBoundary>
    </Suspense>
  );
}
