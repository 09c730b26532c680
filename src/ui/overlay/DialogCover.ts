import { createContext } from 'react';

/** Whether an urgent dialog is open, which hides all others until it is answered. */
export const DialogCover = createContext(false);
