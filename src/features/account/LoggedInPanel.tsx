import { Button } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';

interface LoggedInPanelProps {
  username: string;
  isLeaving: boolean;
  onLogOut: () => void;
}

/** Shows the account and its log-out button. */
export function LoggedInPanel({ username, isLeaving, onLogOut }: LoggedInPanelProps) {
  return (
    <>
      <p className="app-popover__facts">
        <span>{ACCOUNT_WORDS.loggedInAs}</span>
        {username.toLowerCase()}
      </p>
      <Button variant="outline" busy={isLeaving} onClick={onLogOut}>
        {ACCOUNT_WORDS.logOut}
      </Button>
    </>
  );
}
