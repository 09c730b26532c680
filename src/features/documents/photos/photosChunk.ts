import { lazyChunk } from '../../../ui/index.ts';

/** The lazy-loaded code that arranges photographs and combines them into a PDF. */
export const photosChunk = lazyChunk(() => import('./photos.chunk.ts'));
