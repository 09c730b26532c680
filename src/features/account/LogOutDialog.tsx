import type { RefObject } from 'react';
import { Button, Modal } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import type { LogOut } from './useLogOut.ts';

interface LogOutDialogProps {
  logOut: LogOut;
  onChosen?: () => void;
  /** Receives focus on close if the button that opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** Asks before a log-out loses photos or unsaved answers. */
export function LogOutDialog({ logOut, onChosen, returnTo }: LogOutDialogProps) {
  const { wouldLose } = logOut;
  const choose = (act: () => void) => () => {
    onChosen?.();
    act();
  };
  const words = ACCOUNT_WORDS.wouldLose[wouldLose ?? 'answers'];
  return (
    <Modal
      isOpen={wouldLose !== null}
      onClose={choose(logOut.stay)}
      returnTo={returnTo}
      title={words.title}
      footer={
        <>
          {wouldLose === 'answers' && (
            <Button onClick={choose(logOut.saveAndLogOut)}>{ACCOUNT_WORDS.tryAgain}</Button>
          )}
          <Button variant={wouldLose === 'answers' ? 'outline' : 'primary'} onClick={choose(logOut.stay)}>
            {ACCOUNT_WORDS.stay}
          </Button>
          <Button
            variant="quiet"
            tone="danger"
            onClick={choose(wouldLose === 'answers' ? logOut.logOutUnsaved : logOut.saveAndLogOut)}
          >
            {ACCOUNT_WORDS.logOutAnyway}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  );
}
