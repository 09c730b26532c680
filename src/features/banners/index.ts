/** What the header announces. */
export { StatusBanner } from './StatusBanner.tsx';
