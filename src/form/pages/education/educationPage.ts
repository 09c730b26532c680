import type { Page } from '../../../core/declare/FormNode.ts';
import { DEFAULT_PATH, EDUCATION_PATH, FINAL_STEPS_PATH } from '../../../routes/paths.ts';
import { collegeSection } from './collegeSection.ts';
import { documentsSection } from './documentsSection.ts';
import { highSchoolSection } from './highSchoolSection.ts';
import { planSection } from './planSection.ts';
import { testsSection } from './testsSection.ts';

/** Step 2. Rows 41–74 of the form. */
export const educationPage: Page = {
  id: 'education',
  path: EDUCATION_PATH,
  title: 'Academics',
  intro: 'Your plans, your school and your documents. Have a transcript handy; a photo of it is fine.',
  description: 'Your plans, school, tests and documents',
  sections: [planSection, highSchoolSection, collegeSection, testsSection, documentsSection],
  actions: [
    { action: 'pageNavigation', label: 'Back', to: DEFAULT_PATH },
    { action: 'saveAndContinue', label: 'Save and Continue', to: FINAL_STEPS_PATH },
  ],
};
