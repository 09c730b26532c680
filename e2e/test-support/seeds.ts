import {
  aboutDone,
  completeApplication,
  firstYear,
  OPENING,
  transfer,
} from '../../src/form/test-support/applications.ts';
import type { StudentSeed } from './student.ts';
import { TODAY } from './today.ts';

export const COMPLETE = completeApplication(TODAY);
export const FIRST_YEAR = firstYear(TODAY);
export const TRANSFER = transfer(TODAY);

export const ABOUT_DONE = aboutDone(TODAY);

/** A student from abroad with every conditional section open, with a second parent, a second college and a failed document. */
export const EVERYTHING_OPEN: StudentSeed = {
  answers: {
    ...OPENING,
    citizenship_status: 'international',
    signature_confirmed: 'true',
  },
  documents: {
    hs_transcript_doc: { status: 'COMPLETED', file_name: 'transcript.pdf' },
    resume_doc: { status: 'FAILED', file_name: 'resume.pdf', message: 'This file is password protected.' },
  },
  add_another: { parent: 2, prev_college: 2 },
};
