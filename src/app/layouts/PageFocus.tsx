import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { revealQuestion } from '../../features/navigation/index.ts';
import { takeFocusRequest } from './focusRequest.ts';

/**
 * Moves the focus after a change of page, so that a screen reader hears where it is: to what was asked
 * for, to the question in the address, else to the heading.
 *
 * A question in the address is gone to on the same page too: by a line of the summary, each time it is
 * pressed, or by an address typed by hand (VSUM-07, TRAP-67).
 */
export function PageFocus() {
  const applicant = useApplicant();
  const location = useLocation();
  const isOfBrowser = useNavigationType() === NavigationType.Pop;
  const before = useRef<string | null>(null);

  useEffect(() => {
    const { pathname, hash } = location;
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (hash) {
      if (!isSame || !isOfBrowser) revealQuestion(applicant, hash.slice(1));
      return;
    }
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
    const target = document.getElementById(takeFocusRequest() ?? '') ?? heading;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  }, [applicant, location, isOfBrowser]);

  // The browser focuses the element of a typed address itself, a group as a whole; this event comes after that.
  useEffect(() => {
    const reveal = () => {
      const { pathname, hash } = window.location;
      if (hash && pathname === before.current) revealQuestion(applicant, hash.slice(1));
    };
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [applicant]);

  return null;
}
