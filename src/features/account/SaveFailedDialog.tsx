import type { RefObject } from 'react';
import { Button, Modal } from '../../ui/index.ts';

interface SaveFailedDialogProps {
  isOpen: boolean;
  onTryAgain: () => void;
  onLogOutAnyway: () => void;
  onStay: () => void;
  /** Takes the focus where the button that was pressed is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Asks before somebody logs out with answers the server does not have (ACC-10). */
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
      title="Your last changes could not be saved."
      footer={
        <>
          <Button onClick={onTryAgain}>Try again</Button>
          <Button variant="outline" onClick={onStay}>
            Stay logged in
          </Button>
          <Button variant="quiet" tone="danger" onClick={onLogOutAnyway}>
            Log out anyway
          </Button>
        </>
      }
    >
      <p>If you log out now, what you typed since the last save is lost.</p>
    </Modal>
  );
}
