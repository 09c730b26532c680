import type { RefObject } from 'react';
import { SHARED_WORDS } from '../core/application/sharedWords.ts';
import { failedCallOf } from '../data/failedCallOf.ts';
import { GENERIC_ERROR_MESSAGE, SdkError } from '../data/sdk.ts';
import { Button, Modal, Reference } from '../ui/index.ts';
import { APP_WORDS } from './appWords.ts';

const WORDS = APP_WORDS.unexpectedError;

interface UnexpectedErrorDialogProps {
  /** What failed; null while nothing has. */
  error: Error | null;
  onClose: () => void;
  /** Takes the focus where the control it came from was drawn anew. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Shows a failed call of the form, over what was typed. Spec §8. */
export function UnexpectedErrorDialog({ error, onClose, returnTo }: UnexpectedErrorDialogProps) {
  return (
    <Modal
      isOpen={error !== null}
      onClose={onClose}
      returnTo={returnTo}
      title={WORDS.title}
      size="small"
      footer={
        <Button variant="primary" onClick={onClose}>
          {SHARED_WORDS.backToApplication}
        </Button>
      }
    >
      <p>{error instanceof SdkError ? error.message : GENERIC_ERROR_MESSAGE}</p>
      <p>{WORDS.nothingLost}</p>
      <Reference value={failedCallOf(error)?.reference} />
    </Modal>
  );
}
