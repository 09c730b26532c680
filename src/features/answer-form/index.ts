/** The form, rendered from its declaration. */
export { FormPageView } from './FormPageView.tsx';
