import type { ReactNode } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { tokenQuery } from '../../routes/tokenQuery.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';
import { onPlainPress } from './onPlainPress.ts';
import { useMoveToPage } from './useMoveToPage.ts';

const WORDS = NAVIGATION_WORDS.review;

interface ChangeLinkProps {
  section: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly first: string;
    /** Whether the link is for an item of the section; the way back leads to the section's own link. */
    readonly isItem?: boolean;
  };
}

/** Links from the review to the first question of a section, or of one of its items. */
export function ChangeLink({ section: { id, title, path, first, isItem } }: ChangeLinkProps) {
  return (
    <PageLink
      id={isItem ? undefined : changeId(id)}
      label={WORDS.changeSection(title)}
      path={path}
      focus={first}
      reviewed={id}
    >
      {WORDS.change}
    </PageLink>
  );
}

function changeId(sectionId: string): string {
  return `change-${sectionId}`;
}

/** Links back to the review at the end of a section that was opened from it. */
export function BackToReview({ path, sectionId }: { path: string; sectionId: string }) {
  const { state } = useLocation() as Location<NavigationState | null>;
  if (state?.reviewed !== sectionId) return null;
  return (
    <p>
      <PageLink path={path} focus={changeId(sectionId)} reviewed={sectionId}>
        {WORDS.back}
      </PageLink>
    </p>
  );
}

interface PageLinkProps {
  id?: string;
  label?: string;
  path: string;
  focus: string;
  /** The section that was opened from the review. */
  reviewed: string;
  children: ReactNode;
}

/** Links to a question or element on a page of the form; saves first, as a step of the menu does. */
function PageLink({ id, label, path, focus, reviewed, children }: PageLinkProps) {
  const { search } = useLocation();
  const { moveTo } = useMoveToPage('push');
  const state: NavigationState = { focus, reviewed };
  return (
    <Link
      id={id}
      aria-label={label}
      className="app-link-button"
      to={{ pathname: path, search: tokenQuery(search), hash: focus }}
      state={state}
      onClick={onPlainPress(() => moveTo(path, state))}
    >
      {children}
    </Link>
  );
}
