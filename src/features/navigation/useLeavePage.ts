import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasAnyAnswer } from '../../core/answers/hasAnyAnswer.ts';
import { tokenQuery } from '../../core/application/tokenQuery.ts';
import { saveAndValidate } from '../../data/answers/saveAndValidate.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { carriedForm } from '../../data/session/carriedForm.ts';

interface LeavePage {
  /** Goes to a page of the form, once what was typed is safe. */
  readonly leave: (to: string) => Promise<void>;
  /** The page somebody is on the way to, by whichever step or button. */
  readonly goingTo: string | null;
}

/**
 * Leaves a page of the form the way every menu item and button does.
 *
 * A student's answers are saved and validated first, and a failure keeps them on the page (NAV-09,
 * TRAP-61); a visitor who has typed something is sent to make an account (NAV-07). Spec §2.
 *
 * One departure at a time: the same page pressed twice is one wish (TRAP-41), and another page pressed while the
 * answers are on their way is the newer wish, which counts.
 */
export function useLeavePage(): LeavePage {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const location = useLocation();
  const { destination } = applicant;
  const goingTo = useSyncExternalStore(destination.subscribe, destination.get);

  const leave = useCallback(
    async (to: string) => {
      // Whoever submits stays with that: it ends on a page of its own, or on the first one with something to fix.
      if (applicant.isSubmitting.get()) return;
      const isUnderWay = destination.get() !== null;
      destination.set(to);
      if (isUnderWay) return;

      const { access } = applicant;
      // Whoever has logged out while the call was under way is on the login, and stays there.
      const isHere = () => applicant.access === access;
      try {
        const typed = applicant.access?.mode === 'student' ? null : carriedForm(applicant);
        if (typed && hasAnyAnswer(typed.answers)) {
          await navigate('/signup');
          return;
        }
        await saveAndValidate(applicant);
        let at = location.pathname;
        for (let wish = destination.get(); isHere() && wish && wish !== at; wish = destination.get()) {
          at = wish;
          await navigate({ pathname: wish, search: tokenQuery(location.search) }, { replace: true });
        }
      } catch (error) {
        if (isHere()) applicant.notify(error);
      } finally {
        if (isHere()) destination.set(null);
      }
    },
    [applicant, destination, navigate, location.pathname, location.search],
  );

  return { leave, goingTo };
}
