import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasAnyAnswer } from '../../core/answers/hasAnyAnswer.ts';
import { tokenQuery } from '../../core/application/tokenQuery.ts';
import { saveAndValidate } from '../../data/answers/saveAndValidate.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { carriedForm } from '../../data/session/carriedForm.ts';

interface LeavePage {
  /** Goes to a page of the form, once what was typed is safe. */
  readonly leave: (to: string) => Promise<void>;
  readonly isLeaving: boolean;
}

/**
 * Leaves a page of the form the way every menu item and button does.
 *
 * A student's answers are saved and validated first, and a failure keeps them on the page (NAV-09,
 * TRAP-61); a visitor who has typed something is sent to make an account (NAV-07). Spec §2.
 */
export function useLeavePage(): LeavePage {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const location = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const running = useRef(false);

  const leave = useCallback(
    async (to: string) => {
      // A second click while the first is under way is the same wish (TRAP-41).
      if (running.current) return;
      running.current = true;
      setIsLeaving(true);
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
        if (isHere() && to !== location.pathname)
          await navigate({ pathname: to, search: tokenQuery(location.search) }, { replace: true });
      } catch (error) {
        if (isHere()) applicant.notify(error);
      } finally {
        running.current = false;
        setIsLeaving(false);
      }
    },
    [applicant, navigate, location.pathname, location.search],
  );

  return { leave, isLeaving };
}
