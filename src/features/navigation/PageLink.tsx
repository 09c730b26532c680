import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { tokenQuery } from '../../core/application/tokenQuery.ts';
import { onPlainPress } from './onPlainPress.ts';
import { useLeavePage } from './useLeavePage.ts';

interface PageLinkProps {
  id?: string;
  /** Its name, where the text alone does not tell it from others. */
  label?: string;
  path: string;
  /** The question or element it leads to. */
  focus: string;
  /** The section the review is left for, or come back from. */
  reviewed: string;
  children: ReactNode;
}

/** Leads to a place on a page of the form, as a step of the menu does: what was typed is safe first. */
export function PageLink({ id, label, path, focus, reviewed, children }: PageLinkProps) {
  const { search } = useLocation();
  const { leave } = useLeavePage('push');
  const state: NavigationState = { focus, reviewed };
  return (
    <Link
      id={id}
      aria-label={label}
      className="app-link-button"
      to={{ pathname: path, search: tokenQuery(search), hash: focus }}
      state={state}
      onClick={onPlainPress(() => leave(path, state))}
    >
      {children}
    </Link>
  );
}
