/** Submitting the application. */
export { SubmitButton } from './SubmitButton.tsx';
