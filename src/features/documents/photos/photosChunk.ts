import { lazyChunk } from '../../../ui/index.ts';

/** The code that arranges photographs and combines them into a PDF. */
export const photosChunk = lazyChunk(() => import('./photos.chunk.ts'));
