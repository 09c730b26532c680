import { createContext } from 'react';

/** Whether an urgent dialog is open, in which case the dialogs beneath it are hidden until it is answered. */
export const DialogCover = createContext(false);
