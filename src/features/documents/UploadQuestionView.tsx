import type { UploadQuestion } from '../../core/question/Question.ts';
import { useSnapshot } from '../../data/ApplicantContext.ts';
import { AccountNeeded } from './AccountNeeded.tsx';
import { UploadControl } from './UploadControl.tsx';

interface UploadQuestionViewProps {
  question: UploadQuestion;
}

/** Asks for a document, or for an account to upload it to (DOC-15). */
export function UploadQuestionView({ question }: UploadQuestionViewProps) {
  const { is_logged_in: isLoggedIn } = useSnapshot();
  return isLoggedIn ? <UploadControl question={question} /> : <AccountNeeded question={question} />;
}
