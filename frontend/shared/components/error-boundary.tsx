import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown after an error. */
  fallback: ReactNode;
  /** A change of this value clears the error, for example a navigation away from the screen that failed. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps one screen that fails to load or render from breaking the whole site. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
