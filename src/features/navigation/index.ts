/** Moving through the form: steps, buttons, the validation summary, the line that says what is saved. */
export { BackToReview } from './BackToReview.tsx';
export { ChangeLink } from './ChangeLink.tsx';
export { PageButton } from './PageButton.tsx';
export { revealQuestion } from './revealQuestion.ts';
export { SaveOnBack } from './SaveOnBack.tsx';
export { SaveLine } from './SaveLine.tsx';
export { StepMenu } from './StepMenu.tsx';
export { ValidationSummary } from './ValidationSummary.tsx';
