import { READY_ANSWERS } from './contract.ts';
import { THIS_YEAR, TODAY } from './today.ts';

const { hs_transcript_doc: _, ...READY } = READY_ANSWERS;

/** Answers that pass validation, from the contract's example. Seed them together with `documents: TRANSCRIPT_IN`. */
export const COMPLETE_ANSWERS: Readonly<Record<string, string>> = {
  ...READY,
  first_name: 'Maya',
  last_name: 'Okafor',
  contact_email: 'maya@example.edu',
  birth_date: '2000-05-01',
  entry_year: String(THIS_YEAR),
  entry_year_desc: String(THIS_YEAR),
  hs_grad_year: String(THIS_YEAR - 1),
  hs_grad_year_desc: String(THIS_YEAR - 1),
  senior_courses: '',
  signature_name: 'Maya Okafor',
  signature_date: TODAY,
};

/** The only document that this application needs. */
export const TRANSCRIPT_IN = { hs_transcript_doc: { status: 'COMPLETED' } };
