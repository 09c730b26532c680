/** Documents: uploading them, and the PDF copy of the application. */
export { PdfDownload } from './PdfDownload.tsx';
export { UploadQuestionView } from './UploadQuestionView.tsx';
