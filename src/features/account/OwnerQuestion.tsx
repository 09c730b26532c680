import { useEffect, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { type OwnerDoubtError, useSessions } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Button, FullPageMessage } from '../../ui/index.ts';
import { OWNER_WORDS as WORDS } from './ownerWords.ts';

/** Asks whether the browser's session is the student's own; until then, nothing of theirs goes into its application. */
export function OwnerQuestion({ error }: { error: OwnerDoubtError }) {
  const sessions = useSessions();
  const navigate = useNavigate();
  const location = useLocation();
  const [isLeaving, startLeaving] = useTransition();
  // Another tab may have logged in since: that session was not asked about, and opens.
  const isMeant = () => sessions.marker === error.marker;
  const openPage = () => void navigate(location, { replace: true, state: location.state as unknown });
  // The page that follows is on screen by then; its address is the same, so nothing else takes the focus.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), []);
  const open = () => {
    if (isMeant()) error.confirm();
    openPage();
  };
  const logOut = async () => {
    // The failure of the log-out has its own screen, which tries again.
    if (!isMeant() || (await sessions.logOutOfBrowser())) openPage();
  };
  return (
    <FullPageMessage
      title={WORDS.title}
      documentTitle={ROUTE_WORDS.documentTitle(WORDS.title, school.name)}
      text={
        <>
          <p>
            <span>{WORDS.text[0]}</span>
            <b translate="no">{error.username.toLowerCase()}</b>
            <span>{WORDS.text[1]}</span>
          </p>
          <p>{WORDS.advice}</p>
        </>
      }
    >
      <p>
        <Button size="navigation" onClick={open}>
          {WORDS.open}
        </Button>
        <span> </span>
        <Button variant="outline" size="navigation" busy={isLeaving} onClick={() => startLeaving(logOut)}>
          {WORDS.logOut}
        </Button>
      </p>
    </FullPageMessage>
  );
}
