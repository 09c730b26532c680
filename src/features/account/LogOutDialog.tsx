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

/** Asks before a log-out loses files, photos or unsaved answers. The device can keep the answers until the next log-in. */
export function LogOutDialog({ logOut, onChosen, returnTo }: LogOutDialogProps) {
  const { wouldLose, canKeep } = logOut;
  const choose = (act: () => void) => () => {
    onChosen?.();
    act();
  };
  const words = ACCOUNT_WORDS.wouldLose[wouldLose ?? 'answers'];
  const canRetry = wouldLose === 'answers';
  const ofFiles = wouldLose === 'photos' || wouldLose === 'file';
  return (
    <Modal
      isOpen={wouldLose !== null}
      onClose={choose(logOut.stay)}
      returnTo={returnTo}
      title={words.title}
      footer={
        <>
          {canRetry && <Button onClick={choose(logOut.saveAndLogOut)}>{ACCOUNT_WORDS.tryAgain}</Button>}
          <Button variant={canRetry ? 'outline' : 'primary'} onClick={choose(logOut.stay)}>
            {ACCOUNT_WORDS.stay}
          </Button>
          {canKeep && !ofFiles && (
            <Button variant="outline" onClick={choose(() => logOut.logOut(true))}>
              {ACCOUNT_WORDS.keepAndLogOut}
            </Button>
          )}
          <Button
            variant="quiet"
            tone="danger"
            onClick={choose(ofFiles ? logOut.saveAndLogOut : () => logOut.logOut(false))}
          >
            {ACCOUNT_WORDS.logOutAnyway}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {canKeep && !ofFiles && <p>{ACCOUNT_WORDS.canKeep}</p>}
    </Modal>
  );
}
