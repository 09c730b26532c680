import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClassName, lazyChunk, Popover, useLazyChunk } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { LogOutDialog } from './LogOutDialog.tsx';
import { useLogOut } from './useLogOut.ts';
import { useSession, useSnapshot } from '../../session/index.ts';

interface AccountPopoverProps {
  onPreload: () => void;
}

const startOverChunk = lazyChunk(() => import('./StartOverDialog.tsx'));

const WAYS_IN = [
  { card: 'login', variant: 'primary', words: ACCOUNT_WORDS.signIn },
  { card: 'signup', variant: 'outline', words: ACCOUNT_WORDS.createAccount },
] as const;

/**
 * Shows the username and the log-out button, or links to log in and sign up. Spec §2 "Account popover".
 *
 * The dialog is rendered outside the popover, because the popover closes as soon as an action is chosen in
 * the dialog. When the dialog closes, focus returns to the button that opens the popover. Hovering over or
 * focusing a link preloads the cards.
 */
export function AccountPopover({ onPreload }: AccountPopoverProps) {
  const session = useSession();
  const { kind } = session;
  const { username, web_status } = useSnapshot();
  const [startsOver, setStartsOver] = useState(false);
  const startOver = useLazyChunk(startOverChunk, startsOver);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const close = () => setIsOpen(false);
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
              <bdi translate="no">{username.toLowerCase()}</bdi>
            </p>
            <Button variant="outline" busy={logOut.isPending} onClick={logOut.start}>
              {ACCOUNT_WORDS.logOut}
            </Button>
            {web_status !== 'submitted' && (
              <Button
                variant="quiet"
                onClick={() => {
                  close();
                  setStartsOver(true);
                }}
              >
                {ACCOUNT_WORDS.startOver}
              </Button>
            )}
          </>
        ) : (
          WAYS_IN.map(({ card, variant, words }) => (
            <Link
              key={card}
              className={buttonClassName({ variant })}
              to={`/${card}`}
              onMouseEnter={onPreload}
              onFocus={onPreload}
              onClick={close}
            >
              {words}
            </Link>
          ))
        )}
      </Popover>
      {startsOver && startOver && session.kind === 'student' && (
        <startOver.StartOverDialog
          session={session}
          onClose={() => setStartsOver(false)}
          returnTo={trigger}
        />
      )}
      <LogOutDialog logOut={logOut} onChosen={close} returnTo={trigger} />
    </>
  );
}
