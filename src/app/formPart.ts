import { lazyPart } from '../ui/index.ts';

/** The form with all it needs; the account cards do without. */
export const formPart = lazyPart(() => import('./formSide.tsx'));
