import { lazyPart } from '../../../ui/index.ts';

/** The arrangement of photographs, and what makes a PDF of it. */
export const photoPart = lazyPart(() => import('./photoViews.ts'));
