import type { RefObject } from 'react';
import { Button, Modal } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import type { LogOut } from './useLogOut.ts';

const WORDS = ACCOUNT_WORDS.saveFailed;

interface SaveFailedDialogProps {
  leaving: LogOut;
  /** Called before the chosen action runs. */
  onChosen?: () => void;
  /** Receives focus on close if the button that opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Shown if the save before a log-out fails: offers to retry, to stay, or to log out anyway. */
export function SaveFailedDialog({ leaving, onChosen, returnTo }: SaveFailedDialogProps) {
  const choose = (act: () => void) => () => {
    onChosen?.();
    act();
  };
  return (
    <Modal
      isOpen={leaving.isAsking}
      onClose={choose(leaving.stay)}
      returnTo={returnTo}
      title={WORDS.title}
      footer={
        <>
          <Button onClick={choose(leaving.logOut)}>{ACCOUNT_WORDS.tryAgain}</Button>
          <Button variant="outline" onClick={choose(leaving.stay)}>
            {WORDS.stay}
          </Button>
          <Button variant="quiet" tone="danger" onClick={choose(leaving.logOutUnsaved)}>
            {WORDS.logOutAnyway}
          </Button>
        </>
      }
    >
      <p>{WORDS.text}</p>
    </Modal>
  );
}
