/* The exports that are loaded with the first photographs. */
export { addPhotos } from './addPhotos.ts';
export { describePhotos } from './describePhotos.ts';
export { PhotoArrangement } from './PhotoArrangement.tsx';
