import type { StudentSeed } from './student.ts';

/** Answers that open every conditional section, with a second parent, a second college and a failed document. */
export const EVERYTHING_OPEN: StudentSeed = {
  answers: {
    mailing_same_ind: 'no',
    other_name_ind: 'yes',
    prev_college_ind: 'yes',
    test_scores_ind: 'yes',
    discipline_ind: 'yes',
    citizenship_status: 'international',
    signature_confirmed: 'true',
  },
  documents: {
    hs_transcript_doc: { status: 'COMPLETED', file_name: 'transcript.pdf' },
    resume_doc: { status: 'FAILED', file_name: 'resume.pdf', message: 'This file is password protected.' },
  },
  add_another: { parent: 2, prev_college: 2 },
};
