import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './empty-state';

export interface RemoteBoundaryProps {
  heading: string;
  text?: string;
  retryLabel: string;
  /** Called before the children are rendered again, to load the remote again. */
  onRetry?: () => void;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A new value (e.g. the path) also renders the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey?: string;
}

/** An error boundary: a part of the page that fails to load or throws does not take down the rest of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps(props: RemoteBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { heading, text, retryLabel } = this.props;
    return (
      <ErrorState title={heading} retryLabel={retryLabel} onRetry={this.retry}>
        {text}
      </ErrorState>
    );
  }
}
