import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPage } from './crash-page';

/** Catches every error that no other boundary caught, and shows the default error page [SHELL-021]. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('The page broke', error, componentStack);
  }

  override render() {
    return this.state.error ? <CrashPage /> : this.props.children;
  }
}
