import { upload } from '../../../core/kinds/builders.ts';
import { section } from '../../../core/declare/layout.ts';

/** Rows 73–74: documents. */
export const documentsSection = section(
  {
    id: 'documents',
    title: 'Your documents',
    intro: 'A phone photo works. We turn every file into a PDF for you.',
  },
  [
    upload('hs_transcript_doc', {
      label: 'High-school transcript',
      hint: 'PDF, Word, JPG or PNG, up to 10 MB',
      required: 'Please upload your transcript.',
    }),
    upload('resume_doc', { label: 'Résumé or activity list', hint: 'PDF, Word, JPG or PNG, up to 10 MB' }),
  ],
);
