/* The code that only later pages and staff need. Loaded with those pages, or earlier when idle. */
export { UploadQuestionView } from '../../features/documents/UploadQuestionView.tsx';
export { ToldDialog } from '../../features/letters/ToldDialog.tsx';
export { OwnerQuestion } from '../../features/account/OwnerQuestion.tsx';
export { DraftView } from '../../features/read-only/DraftView.tsx';
export { ReadOnlyApplication } from '../../features/read-only/ReadOnlyApplication.tsx';
export { Review } from '../../features/read-only/Review.tsx';
export { SubmitButton } from '../../features/submit/SubmitButton.tsx';
export { CompletionScreen } from './CompletionScreen.tsx';
