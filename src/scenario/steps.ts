import { userEvent } from '@testing-library/user-event';
import { checkEverything, chooseFile, choosePhotos, fill, openList, press } from './hand.ts';
import { passTime } from './mockClock.ts';

const STUDENT = 'ana.marsh@example.com';
const PASSWORD = 'Correct-Horse-9';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** The steps that lead to a state. Their names are used in addresses. */
export const STEPS = {
  submit: () => press('Submit'),
  resend: () => press('Resend confirmation code?'),
  'show-password': () => press('Show Password'),
  'fill-email': () => fill('Email Address', STUDENT),
  'mistype-email': () => fillAndLeave('Email Address', 'ana.marsh@gmial.com'),
  'mistype-preferred-email': () => fillAndLeave('Preferred email', 'ana.marsh@hotmail.con'),
  'fill-school-email': () => fillAndLeave('Email Address', 'ana@altoona.k12.pa.us'),
  'fill-wrong-email': () => fill('Email Address', 'ana@'),
  'fill-password': () => fill('Password', PASSWORD),
  'fill-weak-password': () => fill('Password', 'alder 7 '),
  'fill-code': () => fill('Confirmation Code', '012345'),
  'fill-wrong-code': () => fill('Confirmation Code', '123'),
  'fill-new-password': () => fillNewPassword(PASSWORD),
  'fill-two-passwords': () => fillNewPassword('Another-Horse-9'),
  'open-help': () => press('Help'),
  'close-message': () => press('Close'),
  'open-privacy': () => press('Privacy'),
  'open-account': () => press('Account'),
  'log-out': () => press('Log Out'),
  'start-over': () => press('Start over'),
  'remove-everything': () => press('Remove everything'),
  'fill-name': () => fill('Legal first name', 'Anastasia'),
  'fill-name-in-capitals': () => fill('Legal last name', 'MARSH'),
  'fill-gpa-of-another-scale': () => fill('Cumulative GPA', '92'),
  'print-a-draft': () => press('Print or save a draft'),
  'to-submit': () => press(/^Submit/, 'link'),
  'to-about': () => press(/^About You/, 'link'),
  'to-education': () => press(/^Academics/, 'link'),
  'save-and-continue': () => press('Save and Continue'),
  'fold-review': () => press(/: About You$/),
  'change-contact': () => press('Change: How to reach you', 'link'),
  'submit-application': () => press('Submit Application'),
  'open-everything': () => checkEverything(),
  'open-a-list': () => openList('Country of birth'),
  'type-an-address': () => fill('Street address', '12 Elm'),
  // Clears what depends on it once its field is left.
  'retype-an-address': () => fillAndLeave('Street address', '1 Oak Lane'),
  'open-the-other-tab': () => press('Outside the US', 'tab'),
  'explain-and-say-no': () => explainAndSayNo(),
  'see-majors': () => press('See all majors'),
  'choose-a-file': () =>
    chooseFile('High-school transcript', new File([PDF], 'transcript.pdf', { type: 'application/pdf' })),
  'choose-two-photos': () => choosePhotos('High-school transcript', ['khaki', 'lightblue']),
  'choose-a-wrong-file': () =>
    chooseFile(
      'High-school transcript',
      new File(['<!doctype html>'], 'transcript.pdf', { type: 'application/pdf' }),
    ),
  'be-away-14-minutes': () => beAway(14),
  'be-away-15-minutes': () => beAway(15),
} as const satisfies Record<string, () => Promise<void>>;

export type StepName = keyof typeof STEPS;

async function fillNewPassword(repeated: string): Promise<void> {
  await fill('New Password', PASSWORD);
  await fill('Confirm Password', repeated);
}

async function fillAndLeave(label: string, text: string): Promise<void> {
  await fill(label, text);
  await userEvent.tab();
}

/** Answers a question that opens another one, then changes the answer, which clears the other one. */
async function explainAndSayNo(): Promise<void> {
  await press('Yes', 'radio');
  await fill('Please explain', 'A fight in ninth grade.');
  await press('No', 'radio');
}

/** Interacts with the page, then advances the clock by slightly more than the given minutes. */
async function beAway(minutes: number): Promise<void> {
  await press('Account');
  passTime(minutes * 60_000 + 1_000);
}

/** Performs the named steps in order; throws if a name is unknown. */
export async function takeSteps(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!Object.hasOwn(STEPS, name)) throw new Error(`There is no step '${name}'.`);
    await STEPS[name as StepName]();
  }
}
