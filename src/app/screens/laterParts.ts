/* What only the later pages show: documents, the review and Submit. Fetched with them, or in an idle moment before. */
export { UploadQuestionView } from '../../features/documents/UploadQuestionView.tsx';
export { Review } from '../../features/read-only/Review.tsx';
export { SubmitButton } from '../../features/submit/SubmitButton.tsx';
