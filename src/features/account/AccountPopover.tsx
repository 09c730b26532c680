import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hasAnyAnswer } from '../../core/run/answers/hasAnyAnswer.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { Button, buttonClassName, lazyChunk, Popover, useLazyChunk } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { LogOutDialog } from './LogOutDialog.tsx';
import { useLogOut } from './useLogOut.ts';
import { useFormValue, useSession, useSnapshot } from '../../session/index.ts';

const startOverChunk = lazyChunk(() => import('./StartOverDialog.tsx'));

const WAYS_IN = [
  { card: 'login', variant: 'primary', words: ACCOUNT_WORDS.signIn },
  { card: 'signup', variant: 'outline', words: ACCOUNT_WORDS.createAccount },
] as const;

export interface DraftProps {
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

interface AccountPopoverProps {
  /** Called when a link is hovered or focused, to preload the cards. */
  onPreload: () => void;
  /** Shows the draft of the application, to be printed. */
  Draft: ComponentType<DraftProps>;
}

/**
 * Shows the username and the log-out button, or links to log in and sign up. Spec §2 "Account popover".
 *
 * Dialogs are rendered outside the popover, because it closes before they do; focus then returns to its trigger.
 */
export function AccountPopover({ onPreload, Draft }: AccountPopoverProps) {
  const session = useSession();
  const { kind } = session;
  const { username, web_status } = useSnapshot();
  const [startsOver, setStartsOver] = useState(false);
  const startOver = useLazyChunk(startOverChunk, startsOver);
  const [isOpen, setIsOpen] = useState(false);
  const page = useLocation().key;
  // Back closes the draft.
  const [draftOn, setDraftOn] = useState<string>();
  const hasDraft = useFormValue(({ state }) => hasAnyAnswer(state.answers)) && web_status !== 'submitted';
  const trigger = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const close = () => setIsOpen(false);
  if (kind === 'service') return null;
  const closeAnd = (next: () => void) => () => {
    close();
    next();
  };
  const printDraft = hasDraft && (
    <Button variant="quiet" onClick={closeAnd(() => setDraftOn(page))}>
      {ROUTE_WORDS.printDraft}
    </Button>
  );
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
            {printDraft}
            {web_status !== 'submitted' && (
              <Button variant="quiet" onClick={closeAnd(() => setStartsOver(true))}>
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
        {kind !== 'student' && printDraft}
      </Popover>
      {draftOn === page && <Draft onClose={() => setDraftOn(undefined)} returnTo={trigger} />}
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
