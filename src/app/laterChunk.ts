import { lazyChunk } from '../ui/index.ts';

/** The code that only later pages, staff and some dialogs need. */
export const laterChunk = lazyChunk(() => import('./screens/later.chunk.ts'));
