import type { UploadQuestion } from '../../core/declare/Question.ts';
import { useConnection } from '../../data/Connection.ts';
import { AccountNeeded } from './AccountNeeded.tsx';
import { UploadControl } from './UploadControl.tsx';

interface UploadQuestionViewProps {
  question: UploadQuestion;
}

/** Asks for a document, or for an account to upload it to. */
export function UploadQuestionView({ question }: UploadQuestionViewProps) {
  const { isStudent } = useConnection();
  return isStudent ? <UploadControl question={question} /> : <AccountNeeded question={question} />;
}
