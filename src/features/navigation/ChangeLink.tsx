import { NAVIGATION_WORDS } from './navigationWords.ts';
import { PageLink } from './PageLink.tsx';

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
export function changeId(sectionId: string): string {
  return `change-${sectionId}`;
}
