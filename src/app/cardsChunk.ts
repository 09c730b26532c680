import { lazyChunk } from '../ui/index.ts';

/** The account cards; the form does not load them. */
export const cardsChunk = lazyChunk(() => import('./cards.chunk.ts'));
