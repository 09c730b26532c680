import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { afterPress } from '../action/afterPress.ts';
import { UI_WORDS } from '../uiWords.ts';
import { uncover } from './uncover.ts';

/** The key that moves focus to the newest toast. Spec §9. */
const HOTKEY = 'F8';

/** Where the focus was before it went to a toast; there is one toaster, and one focus. */
const returnTo: { current: HTMLElement | null } = { current: null };

/**
 * Holds the toasts of the application; one of it is rendered.
 *
 * It hangs off the body, not the app root: an open modal hides the root from assistive tech, and a toast must
 * still be heard. Toasts lie at the foot of the window; the page gets as much room below, so that whatever has the
 * focus can be scrolled out from under them. WCAG 2.4.11.
 */
export function Toaster() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const toaster = frame.current;
    if (!toaster) return undefined;
    // Each toast is a live region by its role: inside another one it would be read twice.
    toaster.querySelector('[aria-live]')?.removeAttribute('aria-live');
    const { style } = document.documentElement;
    const observer = observeSize(toaster, () => {
      const { offsetHeight } = toaster;
      style.setProperty('--app-toaster-height', offsetHeight > 0 ? `${offsetHeight}px` : '');
      uncover(toaster);
    });
    // Nothing moves under a finger: a press that began on a link would end beside it.
    const follow = () => afterPress(() => uncover(toaster));
    document.addEventListener('focusin', follow);
    return () => {
      observer?.disconnect();
      document.removeEventListener('focusin', follow);
      style.removeProperty('--app-toaster-height');
    };
  }, []);

  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    returnTo.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };

  return createPortal(
    <div className="app-toaster" ref={frame} onFocus={noteFocus}>
      <ToastContainer
        className="app-toaster__list"
        aria-label={UI_WORDS.toast.list(HOTKEY)}
        hotKeys={(event) => event.key === HOTKEY}
        autoClose={false}
        closeButton={false}
        closeOnClick={false}
        customProgressBar
        draggable={false}
        icon={false}
        newestOnTop
        transition={LeaveAtOnce}
        pauseOnFocusLoss={false}
      />
    </div>,
    document.body,
  );
}

/** A browser without observers gets toasts that make no room for themselves. */
function observeSize(element: HTMLElement, act: () => void): ResizeObserver | null {
  try {
    const observer = new ResizeObserver(act);
    observer.observe(element);
    return observer;
  } catch {
    return null;
  }
}

/**
 * Takes a dismissed toast out of the page at once, and gives back the focus it had.
 *
 * The library's transitions wait for the end of an animation, which never comes under reduced motion.
 */
function LeaveAtOnce({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return;
    if (nodeRef.current?.contains(document.activeElement)) returnTo.current?.focus();
    done();
  }, [isIn, done, nodeRef]);
  return children;
}
