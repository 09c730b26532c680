/* What only later pages and staff see. Fetched with them, or in an idle moment before. */
export { UploadQuestionView } from '../../features/documents/UploadQuestionView.tsx';
export { ReadOnlyApplication } from '../../features/read-only/ReadOnlyApplication.tsx';
export { Review } from '../../features/read-only/Review.tsx';
export { SubmitButton } from '../../features/submit/SubmitButton.tsx';
export { CompletionScreen } from './CompletionScreen.tsx';
