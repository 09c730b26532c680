import type { Page } from '../../../core/declare/FormNode.ts';
import { DEFAULT_PATH, EDUCATION_PATH, FINAL_STEPS_PATH } from '../../../routes/paths.ts';
import { closingSection } from './closingSection.ts';
import { signatureSection } from './signatureSection.ts';

/** Step 3. Rows 75–83 of the form. */
export const finalStepsPage: Page = {
  id: 'final-steps',
  path: FINAL_STEPS_PATH,
  title: 'Submit',
  intro: 'Two last questions and your signature. You cannot change your answers after you submit.',
  description: 'Last questions, signature and submission',
  sections: [closingSection, signatureSection],
  actions: [
    { action: 'pageNavigation', label: 'Back', to: EDUCATION_PATH },
    { action: 'submit', label: 'Submit Application', defaultRoute: DEFAULT_PATH },
  ],
};
