import { Link } from 'react-router-dom';
import type { CardPath } from '../../routes/paths.ts';
import { usernameState } from './usernameState.ts';

/** Links to another card and passes on the address typed on this one, but never a password or a code. */
export function CardLink({ to, username, children }: { to: CardPath; username: string; children: string }) {
  return (
    <Link className="app-link-button" to={to} state={usernameState(username)}>
      {children}
    </Link>
  );
}
