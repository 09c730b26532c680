import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { UI_WORDS } from '../uiWords.ts';
import { toastHotkey } from './toastDefaults.ts';

/**
 * Holds the toasts of the application; one of it is rendered.
 *
 * It hangs off the body, not the app root: an open modal hides the root from assistive tech, and a toast must
 * still be heard.
 */
export function Toaster() {
  return createPortal(
    <ToastContainer
      className="app-toaster"
      aria-label={UI_WORDS.toast.list(toastHotkey)}
      hotKeys={(event) => event.key === toastHotkey}
      autoClose={false}
      closeButton={false}
      closeOnClick={false}
      customProgressBar
      draggable={false}
      icon={false}
      newestOnTop
      transition={LeaveAtOnce}
      pauseOnFocusLoss={false}
    />,
    document.body,
  );
}

/**
 * Takes a dismissed toast out of the page at once.
 *
 * The library's transitions wait for the end of an animation, which never comes under reduced motion.
 */
function LeaveAtOnce({ children, isIn, done }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}
