/** The application as staff see it. */
export { ReadOnlyApplication } from './ReadOnlyApplication.tsx';
