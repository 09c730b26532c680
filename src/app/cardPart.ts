import { lazyPart } from '../ui/index.ts';

/** The account cards; the form does without. */
export const cardPart = lazyPart(() => import('./cardSide.ts'));
