import { lazyPart } from '../../ui/index.ts';

/** The texts of the footer's dialogs, which no page needs at first. */
export const footerPart = lazyPart(() => import('./footer.chunk.ts'));
