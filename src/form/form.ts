/** This university's application, declared in the form language of `src/core/declare`. Requirements, section 3. */
import { indexForm } from '../core/run/indexForm.ts';
import type { Form } from '../core/declare/FormNode.ts';
import { aboutPage } from './pages/about/aboutPage.ts';
import { educationPage } from './pages/education/educationPage.ts';
import { finalStepsPage } from './pages/final-steps/finalStepsPage.ts';

export const form: Form = { pages: [aboutPage, educationPage, finalStepsPage] };

/** The index of the form, created once. */
export const formIndex = indexForm(form);
