import { createContext } from 'react';

/** Whether an urgent dialog is open, until whose answer the dialogs beneath it are hidden. */
export const DialogCover = createContext(false);
