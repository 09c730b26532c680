import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { GENERIC_ERROR_MESSAGE, SdkError, UnauthorizedError } from '../data/sdk.ts';
import { reportError } from '../data/reportError.ts';
import { Button, Modal } from '../ui/index.ts';
import type { DialogErrors } from './start/DialogErrors.ts';

interface DialogErrorBoundaryProps {
  errors: DialogErrors;
  children: ReactNode;
}

/**
 * Shows what goes wrong behind a button in a dialog, and leaves the page as it is. Spec §8.
 *
 * An ended session is not shown but thrown on to the route's error screen (ERR-11, TRAP-52).
 */
export class DialogErrorBoundary extends Component<DialogErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof UnauthorizedError) return;
    reportError(error, 'a button');
    this.props.errors.show(error);
  }

  readonly #reset = () => {
    this.props.errors.close();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error instanceof UnauthorizedError) throw error;
    return (
      <>
        {!error && this.props.children}
        <UnexpectedErrorDialog errors={this.props.errors} onClose={this.#reset} />
      </>
    );
  }
}

function UnexpectedErrorDialog({ errors, onClose }: { errors: DialogErrors; onClose: () => void }) {
  const error = useSyncExternalStore(errors.subscribe, errors.get);
  return (
    <Modal
      isOpen={error !== null}
      onClose={onClose}
      title="Unexpected Error"
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          Back to my application
        </Button>
      }
    >
      <p>{error instanceof SdkError ? error.message : GENERIC_ERROR_MESSAGE}</p>
      <p>Nothing you typed is lost. It is still on this page.</p>
    </Modal>
  );
}
