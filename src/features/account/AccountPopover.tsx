import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClassName, lazyChunk, Popover, useLazyChunk } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { LogOutDialog } from './LogOutDialog.tsx';
import { useLogOut } from './useLogOut.ts';
import { useSession, useSnapshot } from '../../session/index.ts';

const startOverChunk = lazyChunk(() => import('./StartOverDialog.tsx'));

const WAYS_IN = [
  { card: 'login', variant: 'primary', words: ACCOUNT_WORDS.signIn },
  { card: 'signup', variant: 'outline', words: ACCOUNT_WORDS.createAccount },
] as const;

/**
 * Shows the username and the log-out button, or links to log in and sign up. Spec §2 "Account popover".
 *
 * Dialogs are rendered outside the popover, because it closes before they do; focus then returns to its trigger.
 *
 * @param props.onPreload called when a link is hovered or focused, to preload the cards.
 */
export function AccountPopover({ onPreload }: { onPreload: () => void }) {
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
