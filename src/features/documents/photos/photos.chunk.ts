/* The exports that are loaded along with the first photograph. */
export { addPhotos } from './addPhotos.ts';
export { PhotoArrangement } from './PhotoArrangement.tsx';
export { describePhotos } from './planPhotos.ts';
export { shrinkPicture } from './shrinkPicture.ts';
