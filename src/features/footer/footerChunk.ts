import { lazyChunk } from '../../ui/index.ts';

/** The texts of the footer's dialogs, which no page needs at first. */
export const footerChunk = lazyChunk(() => import('./footer.chunk.ts'));
