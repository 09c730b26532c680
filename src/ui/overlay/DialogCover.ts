import { createContext } from 'react';

/** Whether a dialog that cannot wait is open: dialogs beneath it are hidden until it is answered. */
export const DialogCover = createContext(false);
