import { useRef, useState } from 'react';
import { useSession, useSnapshot } from '../../session/SessionProvider.tsx';
import { Button, Popover } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { LoggedOutPanel, type Preload } from './LoggedOutPanel.tsx';
import { SaveFailedDialog } from './SaveFailedDialog.tsx';
import { useLogOut } from './useLogOut.ts';

interface AccountPopoverProps {
  /** Fetches a screen before it is asked for. */
  onPreload: Preload;
}

/**
 * Shows who is logged in with the way out, or the ways in. Spec §2 "Account popover".
 *
 * The dialog stands outside the popover, which closes with what is pressed in the dialog; the focus then goes back to
 * the button that opens it.
 */
export function AccountPopover({ onPreload }: AccountPopoverProps) {
  const { kind } = useSession();
  const { username } = useSnapshot();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { isAsking, isLeaving, logOut, logOutUnsaved, stay } = useLogOut();
  const closeAnd = (go: () => void) => () => {
    setIsOpen(false);
    go();
  };
  if (kind === 'service') return null;
  return (
    <>
      <Popover
        label={ACCOUNT_WORDS.title}
        icon="account"
        isOpen={isOpen}
        onToggle={setIsOpen}
        triggerRef={trigger}
      >
        {kind === 'student' ? (
          <>
            <p className="app-popover__facts">
              <span>{ACCOUNT_WORDS.loggedInAs}</span>
              {username.toLowerCase()}
            </p>
            <Button variant="outline" busy={isLeaving} onClick={logOut}>
              {ACCOUNT_WORDS.logOut}
            </Button>
          </>
        ) : (
          <LoggedOutPanel onPreload={onPreload} onChosen={() => setIsOpen(false)} />
        )}
      </Popover>
      <SaveFailedDialog
        isOpen={isAsking}
        onTryAgain={closeAnd(logOut)}
        onLogOutAnyway={closeAnd(logOutUnsaved)}
        onStay={closeAnd(stay)}
        returnTo={trigger}
      />
    </>
  );
}
