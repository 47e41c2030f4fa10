import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered instead of the failed children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called before the children are rendered again. */
  onRetry: () => void;
  onError: (error: unknown) => void;
  /** A new path also renders the children again, without reloading the remote. */
  path: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  path: string;
}

/** Error boundary, so that a remote that cannot be loaded or throws does not break the shell. */
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
