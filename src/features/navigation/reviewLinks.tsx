import type { ReactNode } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { tokenQuery } from '../../routes/tokenQuery.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';
import { onPlainPress } from './onPlainPress.ts';
import { useMoveToPage } from './useMoveToPage.ts';

const WORDS = NAVIGATION_WORDS.review;

interface ChangeLinkProps {
  section: { readonly id: string; readonly title: string; readonly path: string; readonly first: string };
}

/** Leads from the review to a section's first question. */
export function ChangeLink({ section: { id, title, path, first } }: ChangeLinkProps) {
  return (
    <PageLink id={changeId(id)} label={WORDS.changeSection(title)} path={path} focus={first} reviewed={id}>
      {WORDS.change}
    </PageLink>
  );
}

/** The id of the link that changes a section. */
function changeId(sectionId: string): string {
  return `change-${sectionId}`;
}

interface BackToReviewProps {
  /** The page that has the review. */
  path: string;
  sectionId: string;
}

/** Stands at the end of a section the review was left for, and leads back there. */
export function BackToReview({ path, sectionId }: BackToReviewProps) {
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
