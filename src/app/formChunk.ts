import { lazyChunk } from '../ui/index.ts';

/** The form with its dependencies; the account cards do not load it. */
export const formChunk = lazyChunk(() => import('./form.chunk.tsx'));
