import type { RefObject } from 'react';
import { Button, Modal } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';

const WORDS = ACCOUNT_WORDS.saveFailed;

interface SaveFailedDialogProps {
  isOpen: boolean;
  onTryAgain: () => void;
  onLogOutAnyway: () => void;
  onStay: () => void;
  /** Takes the focus where the button that was pressed is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Asks before a log-out with unsaved answers. */
export function SaveFailedDialog({
  isOpen,
  onTryAgain,
  onLogOutAnyway,
  onStay,
  returnTo,
}: SaveFailedDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onStay}
      returnTo={returnTo}
      title={WORDS.title}
      footer={
        <>
          <Button onClick={onTryAgain}>{ACCOUNT_WORDS.tryAgain}</Button>
          <Button variant="outline" onClick={onStay}>
            {WORDS.stay}
          </Button>
          <Button variant="quiet" tone="danger" onClick={onLogOutAnyway}>
            {WORDS.logOutAnyway}
          </Button>
        </>
      }
    >
      <p>{WORDS.text}</p>
    </Modal>
  );
}
