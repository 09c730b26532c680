import { lazyPart } from '../lazyPart.ts';

/** The dialog, with react-modal. */
export const modalPart = lazyPart(() => import('./ModalDialog.tsx'));
