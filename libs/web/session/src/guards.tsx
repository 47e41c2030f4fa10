import type { ReactNode } from 'react';
import { Navigate } from '@manette/web-router';
import { useSession } from './use-session';

interface Props {
  children: ReactNode;
  /** Shown while a stored session is being verified [SHELL-018]. */
  checking: ReactNode;
}

/** Renders its children for signed-in users, redirects others to /login [SHELL-016]. */
export function RequireUser({ children, checking }: Props) {
  const { status } = useSession();
  if (status === 'checking') return checking;
  return status === 'signedIn' ? children : <Navigate to="/login" replace />;
}

/** Renders its children for administrators, redirects clients to / [SHELL-017]. */
export function RequireAdmin({ children, checking }: Props) {
  const { status, user } = useSession();
  if (status === 'checking') return checking;
  if (status === 'signedOut') return <Navigate to="/login" replace />;
  return user?.role === 'admin' ? children : <Navigate to="/" replace />;
}
