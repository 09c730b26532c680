import { lazyPart } from '../ui/index.ts';

/** The account cards; the form does not load them. */
export const cardPart = lazyPart(() => import('./cards.chunk.ts'));
