/* What only the later pages show: documents and Submit. Fetched with them, or in an idle moment before. */
export { UploadQuestionView } from '../../features/documents/UploadQuestionView.tsx';
export { SubmitButton } from '../../features/submit/SubmitButton.tsx';
