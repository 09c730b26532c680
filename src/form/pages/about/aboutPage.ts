import type { Page } from '../../../core/declare/FormNode.ts';
import { DEFAULT_PATH, EDUCATION_PATH } from '../../../routes/paths.ts';
import { addressSection } from './addressSection.ts';
import { citizenshipSection } from './citizenshipSection.ts';
import { contactSection } from './contactSection.ts';
import { familySection } from './familySection.ts';
import { identitySection } from './identitySection.ts';
import { nameSection } from './nameSection.ts';

/** Step 1. Rows 1–40 of the form. */
export const aboutPage: Page = {
  id: 'about',
  path: DEFAULT_PATH,
  title: 'About You',
  intro:
    'Six short sections about you and the people who look after you. Most people need about ten minutes. Have your phone number and an ID nearby.',
  description: 'Your name, citizenship, address and family',
  sections: [nameSection, identitySection, citizenshipSection, contactSection, addressSection, familySection],
  actions: [{ action: 'saveAndContinue', label: 'Save and Continue', to: EDUCATION_PATH }],
};
