import { Link } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { LOGIN_PATH } from '../../routes/paths.ts';
import { Button, buttonClassName } from '../../ui/index.ts';

/** The actions on an error screen: the one to try first, and a link to the login card. */
export function WaysOut({ label, busy, onPress }: { label: string; busy?: boolean; onPress: () => void }) {
  return (
    <p>
      <Button size="navigation" busy={busy} onClick={onPress}>
        {label}
      </Button>
      <span> </span>
      <BackToLogin />
    </p>
  );
}

export function BackToLogin() {
  return (
    <Link className={buttonClassName({ variant: 'outline', size: 'navigation' })} to={LOGIN_PATH}>
      {ROUTE_WORDS.backToLogin}
    </Link>
  );
}
