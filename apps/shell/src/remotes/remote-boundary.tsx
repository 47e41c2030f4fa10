import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for what failed; `retry` tries again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Before the children are tried again. */
  onRetry: () => void;
  onError: (error: unknown) => void;
  /** A new path also tries again, without loading anew. */
  path: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  path: string;
}

/** Keeps a remote that cannot be loaded, or breaks, from taking the shell with it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: null, path: this.props.path };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ path }: Props, state: State): Partial<State> | null =>
    path === state.path ? null : { failure: null, path };

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
