import {
  aboutDone,
  completeApplication,
  firstYear,
  transfer,
} from '../../src/form/test-support/applications.ts';
import { TODAY } from './today.ts';

export const COMPLETE = completeApplication(TODAY);
export const FIRST_YEAR = firstYear(TODAY);
export const TRANSFER = transfer(TODAY);

export const ABOUT_DONE = aboutDone(TODAY);

/** As long as one line of the sheet. */
export const LONG_ADDRESS = `${'a'.repeat(60)}@${'subdomain.'.repeat(4)}example.edu`;
