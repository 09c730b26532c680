import { THIS_YEAR, TODAY } from './today.ts';

/** Answers the form's questions by their visible labels, using touch, mouse, the keyboard or WebDriver. */
export interface Hand {
  /** @param within the heading of its section, if the label is not unique. */
  readonly write: (label: string, text: string, within?: string) => Promise<void>;
  /** @param day as 'YYYY-MM-DD'. */
  readonly date: (label: string, day: string) => Promise<void>;
  readonly choose: (label: string, option: string, within?: string) => Promise<void>;
  /** Types into a field with suggestions and keeps the typed text. */
  readonly typeUnlisted: (label: string, text: string) => Promise<void>;
  readonly answer: (question: string, option: string) => Promise<void>;
  readonly tick: (label: string) => Promise<void>;
  readonly press: (button: string) => Promise<void>;
}

/** Answers the questions required of a citizen, who left school long ago, on step 1, except for the first name. */
export async function fillAboutYou(hand: Hand): Promise<void> {
  await hand.write('Legal last name', 'Okafor');
  await hand.answer('Are any of your records under a different name?', 'No');
  await hand.date('Date of birth', '1988-03-14');
  await hand.tick('Asian');
  await hand.answer('What is your citizenship status?', 'U.S. citizen or U.S. national');
  await hand.write('Social Security number', '123456789');
  await hand.choose('Country of birth', 'United States');
  await hand.choose('State or province of birth', 'Pennsylvania');
  await hand.write('Preferred email', 'maya@example.edu');
  await hand.write('Mobile phone', '8145550142');
  await hand.typeUnlisted('Street address', '12 Elm Street');
  await hand.write('City', 'Harrisburg');
  await hand.choose('State or province', 'Ohio');
  await hand.write('ZIP or postal code', '44101');
  await hand.answer('Is your mailing address the same?', 'Yes');
  await hand.write('Name', 'Chidinma Okafor', 'Parent or guardian 1');
  await hand.answer('Did a parent complete a four-year degree?', 'Not sure');
}

/** Answers the questions required of a first-year student on step 2, except for the document. */
export async function fillAcademics(hand: Hand): Promise<void> {
  await hand.answer('I am applying as a…', 'First-year student');
  await hand.choose('Start term', 'Fall');
  await hand.choose('Start year', String(THIS_YEAR));
  await hand.choose('School or college', 'Undecided');
  await hand.typeUnlisted('High school', 'Millrace High School');
  await hand.write('City', 'Millrace');
  await hand.choose('State', 'Ohio');
  await hand.choose('Month', 'June', 'Graduation month and year');
  await hand.choose('Year', '2006', 'Graduation month and year');
  await hand.choose('GPA scale', '4.0');
  await hand.write('Cumulative GPA', '3.7');
  await hand.answer('Have you taken college courses?', 'No');
  await hand.answer('Do you want us to consider test scores?', 'No');
}

/** Answers the questions required of every applicant on step 3. */
export async function fillFinalSteps(hand: Hand): Promise<void> {
  await hand.answer('Have you been suspended or dismissed from a school?', 'No');
  await hand.tick('everything in this application is my own work, true and complete.');
  await hand.tick('I will follow the university’s code of conduct if I enroll.');
  await hand.tick('my schools may send my records to Alder Valley University.');
  await hand.press('I am ready to sign');
  await hand.write('Type your full legal name', 'Maya Okafor');
  await hand.date("Today's date", TODAY);
}
