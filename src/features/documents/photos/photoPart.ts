import { lazyPart } from '../../../ui/index.ts';

/** The lazily loaded part that arranges photographs and makes a PDF of them. */
export const photoPart = lazyPart(() => import('./photoViews.ts'));
