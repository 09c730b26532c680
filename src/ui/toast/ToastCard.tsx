import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../action/Icon.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { UI_WORDS } from '../uiWords.ts';
import { uncover } from './uncover.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipe } from './useSwipe.ts';

/** A link in a toast, which hangs outside the router and so is told how to follow it. */
export interface ToastLink {
  label: string;
  href: string;
  /** Goes there without loading the page again. */
  onFollow: () => void;
}

export interface ToastCardProps {
  severity: 'success' | 'error';
  title: string;
  message: string;
  duration: number;
  hasClose: boolean;
  link?: ToastLink;
  onDismiss: () => void;
}

/**
 * Shows the content of one toast and keeps its time.
 *
 * The library's own clock is a CSS animation, which stops under reduced motion and in a hidden window; this one
 * is a timer that waits only while the pointer or focus is on the toast.
 */
export function ToastCard(props: ToastCardProps) {
  const { severity, title, message, duration, hasClose, link, onDismiss } = props;
  const card = useRef<HTMLDivElement>(null);
  const countdown = useCountdown(duration, onDismiss);
  const isUnderPointer = useRef(false);
  const swipe = useSwipe(card, onDismiss);
  useEffect(() => {
    // What was refused may move the focus as well: first it comes to rest. An equal toast leaves the toaster's size.
    const frame = requestAnimationFrame(() => {
      const toaster = card.current?.closest<HTMLElement>('.app-toaster');
      if (toaster) uncover(toaster);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div
      className="app-toast__card"
      ref={card}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        isUnderPointer.current = true;
        countdown.pause();
      }}
      onPointerLeave={({ currentTarget }) => {
        isUnderPointer.current = false;
        if (!currentTarget.contains(document.activeElement)) countdown.resume();
      }}
      onFocus={countdown.pause}
      onBlur={() => !isUnderPointer.current && countdown.resume()}
      {...swipe}
    >
      <span className="app-toast__icon">
        <Icon name={severity === 'success' ? 'check' : 'alert'} />
      </span>
      <div className="app-toast__text">
        <strong className="app-toast__title">{title}</strong>
        <p>{message}</p>
        {link && (
          <a href={link.href} onClick={(event) => follow(event, link, onDismiss)}>
            {link.label}
          </a>
        )}
      </div>
      {hasClose && (
        <IconButton className="app-toast__close" icon="close" label={UI_WORDS.close} onClick={onDismiss} />
      )}
    </div>
  );
}

/** Leaves a press that asks for another tab or window to the browser. */
function follow(event: MouseEvent<HTMLAnchorElement>, link: ToastLink, onDismiss: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onDismiss();
  link.onFollow();
}
