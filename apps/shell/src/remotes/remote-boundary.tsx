import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for what broke; `retry` tries again. */
  fallback: (retry: () => void) => ReactNode;
  /** Before the children are tried again. */
  onRetry: () => void;
  onError: (error: Error) => void;
  /** A new path also tries again, without loading anew. */
  path: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  path: string;
}

/** Keeps a remote that cannot be loaded, or breaks, from taking the shell with it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ path }: Props, state: State): Partial<State> | null =>
    path === state.path ? null : { failed: false, path };

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
