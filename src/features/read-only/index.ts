/** The application as text: as staff see it, and as its student reviews it. */
export { ReadOnlyApplication } from './ReadOnlyApplication.tsx';
export { Review } from './Review.tsx';
