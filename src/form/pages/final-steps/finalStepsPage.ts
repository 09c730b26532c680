import type { Page } from '../../../core/declare/FormNode.ts';
import { closingSection } from './closingSection.ts';
import { signatureSection } from './signatureSection.ts';

/** Step 3. Rows 75–83 of the form. */
export const finalStepsPage: Page = {
  id: 'final-steps',
  path: '/final-steps',
  title: 'Submit',
  intro: 'Two last questions and your signature. You cannot change your answers after you submit.',
  description: 'Last questions, signature and submission',
  sections: [closingSection, signatureSection],
  actions: [
    { action: 'pageNavigation', label: 'Back', to: '/education' },
    { action: 'submit', label: 'Submit Application', defaultRoute: '/about' },
  ],
};
