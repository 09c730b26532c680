/** Submitting the application. */
export { SubmittedRedirect } from './SubmittedRedirect.tsx';
export { SubmitButton } from './SubmitButton.tsx';
