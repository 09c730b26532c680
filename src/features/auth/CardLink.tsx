import { Link } from 'react-router-dom';
import type { CardPath } from '../../routes/paths.ts';
import { handOver } from './handOver.ts';

export interface CardLinkProps {
  to: CardPath;
  /** What was typed on this card, to save typing it again on the next. */
  username?: string;
  children: string;
}

/** Leads to another card and takes the address along; never a password or a code. */
export function CardLink({ to, username = '', children }: CardLinkProps) {
  return (
    <Link className="app-link-button" to={to} state={handOver(username)}>
      {children}
    </Link>
  );
}
