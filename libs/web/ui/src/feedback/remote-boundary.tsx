import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './empty-state';

export interface RemoteBoundaryProps {
  heading: string;
  text?: string;
  retryLabel: string;
  /** Before the children are tried again: load the remote anew. */
  onRetry?: () => void;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A new value (the path, say) also tries again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey?: string;
}

/** Keeps a part of the screen that cannot be loaded or breaks from taking the rest with it. */
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
