import { createContext } from 'react';

/** Whether a dialog that cannot wait is open: those under it give way until it is answered. */
export const DialogCover = createContext(false);
