import { Link } from 'react-router-dom';
import type { CardPath } from '../../routes/paths.ts';
import { usernameState } from './usernameState.ts';

export interface CardLinkProps {
  to: CardPath;
  /** The e-mail address typed on this card, to prefill the next one. */
  username: string;
  children: string;
}

/** Links to another card and passes the address on to it, but never a password or a code. */
export function CardLink({ to, username, children }: CardLinkProps) {
  return (
    <Link className="app-link-button" to={to} state={usernameState(username)}>
      {children}
    </Link>
  );
}
