import '../translations';
import type { ReactNode } from 'react';
import { PageTitle } from '@manette/web-ui';
import { AuthSide } from './auth-side';

/** The frame of the login and registration pages. */
export function AuthPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="auth">
      <AuthSide />
      <main id="main" className="auth-form">
        <PageTitle>{heading}</PageTitle>
        <h1>{heading}</h1>
        {children}
      </main>
    </div>
  );
}
