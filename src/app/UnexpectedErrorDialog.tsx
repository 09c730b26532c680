import type { RefObject } from 'react';
import { ROUTE_WORDS } from '../routes/routeWords.ts';
import { findSdkError, GENERIC_ERROR_MESSAGE, ScriptError, SdkError } from '../session/index.ts';
import { school } from '../tenant/chosenTenant.ts';
import { Button, Modal, Reference } from '../ui/index.ts';
import { APP_WORDS } from './appWords.ts';

const WORDS = APP_WORDS.unexpectedError;

interface UnexpectedErrorDialogProps {
  error: Error | null;
  onClose: () => void;
  /** Receives focus on close if the original control has been remounted. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Reports a failed call or a script that could not be loaded, and says what to do next. Spec §8. */
export function UnexpectedErrorDialog({ error, onClose, returnTo }: UnexpectedErrorDialogProps) {
  const isScript = error instanceof ScriptError;
  const isOffline = error instanceof SdkError && error.isNetworkError && !error.isTimeout;
  return (
    <Modal
      isOpen={error !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={WORDS.title}
      footer={
        <>
          {isScript && (
            <Button variant="primary" onClick={() => window.location.reload()}>
              {APP_WORDS.failed.reload}
            </Button>
          )}
          <Button variant={isScript ? 'outline' : 'primary'} onClick={onClose}>
            {ROUTE_WORDS.backToApplication}
          </Button>
        </>
      }
    >
      {isScript ? (
        <p>{WORDS.scriptMissing}</p>
      ) : (
        <>
          <p>{error instanceof SdkError ? error.message : GENERIC_ERROR_MESSAGE}</p>
          <p>{isOffline ? WORDS.offline : WORDS.nothingLost}</p>
        </>
      )}
      <Reference value={findSdkError(error)?.reference} contact={school.contact} />
    </Modal>
  );
}
