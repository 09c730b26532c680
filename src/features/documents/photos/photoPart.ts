import { lazyPart } from '../../../ui/index.ts';

/** The lazy-loaded code that arranges photographs and combines them into a PDF. */
export const photoPart = lazyPart(() => import('./photos.chunk.ts'));
