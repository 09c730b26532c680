import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { changeId } from './ChangeLink.tsx';
import { NAVIGATION_WORDS } from './navigationWords.ts';
import { PageLink } from './PageLink.tsx';

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
        {NAVIGATION_WORDS.review.back}
      </PageLink>
    </p>
  );
}
