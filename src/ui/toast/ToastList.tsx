import { createContext, type FocusEvent, type RefObject, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { type StoreApi, useStore } from 'zustand';
import { afterPress } from '../action/afterPress.ts';
import { UI_WORDS } from '../uiWords.ts';
import { displayToast } from './displayToast.tsx';
import type { ToastOptions } from './ToastCard.tsx';
import { uncover } from './uncover.ts';

/** The key that moves focus to the newest toast. Spec §9. */
const HOTKEY = 'F8';

/** The element that was focused before a toast received focus. */
const ReturnTo = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * Contains the application's toasts, and shows waiting ones. It is a child of the body,
 * because an open modal makes the app root inert, but toasts must still be announced. The page gets extra space of the
 * toasts' height at its end, so that the focused element can be scrolled out from under them. WCAG 2.4.11.
 */
export function ToastList({ waiting }: { waiting: StoreApi<readonly ToastOptions[]> }) {
  const frame = useRef<HTMLDivElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const messages = useStore(waiting);

  useEffect(() => {
    if (messages.length === 0) return;
    messages.forEach(displayToast);
    waiting.setState((now) => now.filter((each) => !messages.includes(each)), true);
  }, [messages, waiting]);

  useEffect(() => {
    const toaster = frame.current;
    if (!toaster) return undefined;
    // Each toast is a live region by its role, so inside another live region it would be announced twice.
    toaster.querySelector('[aria-live]')?.removeAttribute('aria-live');
    const { style } = document.documentElement;
    const observer = observeSize(toaster, () => {
      const { offsetHeight } = toaster;
      style.setProperty('--app-toaster-height', offsetHeight > 0 ? `${offsetHeight}px` : '');
      uncover(toaster);
    });
    // Waits for a press to end: if the page scrolled during a press on a link, the press would end beside the link.
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
      <ReturnTo value={returnTo}>
        <ToastContainer
          className="app-toaster__list"
          aria-label={UI_WORDS.toast.list(HOTKEY)}
          hotKeys={(event) => event.key === HOTKEY}
          autoClose={false}
          closeButton={false}
          closeOnClick={false}
          customProgressBar
          draggable={false}
          newestOnTop
          transition={RemoveAtOnce}
        />
      </ReturnTo>
    </div>,
    document.body,
  );
}

/** Returns null without ResizeObserver; then no space is reserved for toasts. */
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
 * Removes a dismissed toast at once and, if it had focus, moves focus back to where it was.
 * The library's transitions wait for an animation to end, which never happens under reduced motion.
 */
function RemoveAtOnce({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  const returnTo = useContext(ReturnTo);
  useEffect(() => {
    if (isIn) return;
    if (nodeRef.current?.contains(document.activeElement)) returnTo?.current?.focus();
    done();
  }, [isIn, done, nodeRef, returnTo]);
  return children;
}
