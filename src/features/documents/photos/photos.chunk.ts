/* The exports that are loaded along with the first photograph. */
export { addPhotos } from './addPhotos.ts';
export { describePhotos } from './describePhotos.ts';
export { PhotoArrangement } from './PhotoArrangement.tsx';
