import { Link } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { LOGIN_PATH } from '../../routes/paths.ts';
import { Button, buttonClassName } from '../../ui/index.ts';

interface WaysOutProps {
  /** What can be tried first, such as Reload. */
  label: string;
  busy?: boolean;
  onPress: () => void;
}

/** Leads out of a screen that could not go on: one thing to try, and the way back to the login. */
export function WaysOut({ label, busy, onPress }: WaysOutProps) {
  return (
    <p>
      <Button variant="primary" size="navigation" busy={busy} onClick={onPress}>
        {label}
      </Button>
      <span> </span>
      <BackToLogin />
    </p>
  );
}

/** The way back to the login, from a screen that has none of its own. */
export function BackToLogin() {
  return (
    <Link className={buttonClassName({ variant: 'outline', size: 'navigation' })} to={LOGIN_PATH}>
      {ROUTE_WORDS.backToLogin}
    </Link>
  );
}
