import { Link } from 'react-router-dom';
import { buttonClassName } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';

/** Fetches the account screens ahead of time. */
export interface Preload {
  login(): void;
  signup(): void;
}

interface LoggedOutPanelProps {
  onPreload: Preload;
  onChosen: () => void;
}

/** Offers the two ways in; pointing at one fetches its screen. */
export function LoggedOutPanel({ onPreload, onChosen }: LoggedOutPanelProps) {
  return (
    <>
      <Link
        className={buttonClassName({ variant: 'primary' })}
        to="/login"
        onMouseEnter={() => onPreload.login()}
        onFocus={() => onPreload.login()}
        onClick={onChosen}
      >
        {ACCOUNT_WORDS.signIn}
      </Link>
      <Link
        className={buttonClassName({ variant: 'outline' })}
        to="/signup"
        onMouseEnter={() => onPreload.signup()}
        onFocus={() => onPreload.signup()}
        onClick={onChosen}
      >
        {ACCOUNT_WORDS.createAccount}
      </Link>
    </>
  );
}
