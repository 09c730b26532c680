import { Component, type ReactNode } from 'react';
import { UnauthorizedError } from '../data/sdk.ts';
import { reportError } from '../data/reportError.ts';
import { useAppParts } from './AppContext.ts';
import type { DialogErrors } from './start/DialogErrors.ts';

/**
 * Stands around the buttons that submit and navigate: what breaks in one is shown in the 'Unexpected Error'
 * dialog, and the form around it stays. Closing the dialog tries again. Spec §8, BTN-12, NAV-12.
 *
 * An ended session is not shown but thrown on to the route's error screen (ERR-11, TRAP-52).
 */
export function DialogErrorBoundary({ children }: { children: ReactNode }) {
  const { dialogErrors } = useAppParts();
  return <Boundary errors={dialogErrors}>{children}</Boundary>;
}

interface BoundaryProps {
  errors: DialogErrors;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  #stop: (() => void) | null = null;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    const { errors } = this.props;
    this.#stop = errors.subscribe(() => {
      if (errors.get() === null && this.state.error) this.setState({ error: null });
    });
  }

  override componentDidCatch(error: Error) {
    if (error instanceof UnauthorizedError) return;
    reportError(error, 'a button');
    this.props.errors.show(error);
  }

  override componentWillUnmount() {
    this.#stop?.();
  }

  override render() {
    const { error } = this.state;
    if (error instanceof UnauthorizedError) throw error;
    return error ? null : this.props.children;
  }
}
