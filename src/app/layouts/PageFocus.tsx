import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { revealQuestion } from '../../features/navigation/index.ts';
import { takeFocusRequest } from './focusRequest.ts';

/**
 * Moves the focus after a change of page, so that a screen reader hears where it is: to what was asked
 * for, to the question in the address, else to the heading.
 */
export function PageFocus() {
  const applicant = useApplicant();
  const { pathname, hash } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (isSame) return;
    if (hash) {
      revealQuestion(applicant, hash.slice(1));
      return;
    }
    if (isFirst) return;
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    const target = document.getElementById(takeFocusRequest() ?? '') ?? heading;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }, [applicant, pathname, hash]);

  return null;
}
