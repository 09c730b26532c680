import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { revealQuestion } from './revealQuestion.ts';

/**
 * Goes to a question named by '/<page>#<questionKey>' and lands the focus on it, every time.
 *
 * A student's answers are saved on the way, without waiting: the summary leads within the form.
 */
export function useGoToQuestion() {
  const applicant = useApplicant();
  const navigate = useNavigate();
  return useCallback(
    async (href: string) => {
      await navigate(href, { replace: true });
      revealQuestion(applicant, href.slice(href.indexOf('#') + 1));
    },
    [applicant, navigate],
  );
}
