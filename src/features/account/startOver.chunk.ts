/* Loaded when an applicant asks to start over. */
export { StartOverDialog } from './StartOverDialog.tsx';
