/* What only the later pages show: documents and Submit. Fetched with them, or in an idle moment before. */
import type { AnswerFormSlots } from '../../features/answer-form/index.ts';
import { UploadQuestionView } from '../../features/documents/UploadQuestionView.tsx';

export { SubmitButton } from '../../features/submit/SubmitButton.tsx';

export const slots: AnswerFormSlots = { Upload: UploadQuestionView };
