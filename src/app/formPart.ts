import { lazyPart } from '../ui/index.ts';

/** The form with its dependencies; the account cards do not load it. */
export const formPart = lazyPart(() => import('./form.chunk.tsx'));
