import type { ReactNode, RefObject } from 'react';
import { useContext, useEffect, useId, useLayoutEffect, useReducer } from 'react';
import ReactModal from 'react-modal';
import { CloseButton } from '../action/CloseButton.tsx';
import { DialogCover } from './DialogCover.ts';
import type { Markup } from '../Markup.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose?: () => void;
  title: ReactNode;
  /** The width. Spec §9. */
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  /** The buttons, one below the other. */
  footer?: Markup;
  /** Whether the dialog can be closed by a Close button, Escape or a press outside. False for 'Still working?'. */
  dismissible?: boolean;
  /** Receives focus on close if the control that opened the dialog has disappeared. */
  returnTo?: RefObject<HTMLElement | null>;
}

export function ModalDialog(props: ModalProps) {
  const { isOpen, onClose, title, size = 'small', children, footer, dismissible = true, returnTo } = props;
  const titleId = useId();
  const isCovered = useContext(DialogCover);
  // StrictMode mounts each new component twice: react-modal would count a dialog twice that is open at first.
  const [isMounted, noteMounted] = useReducer(() => true, false);
  useEffect(noteMounted, [noteMounted]);
  const isShown = isOpen && !isCovered && isMounted;
  useInertBeneath(isShown);
  const handleAfterClose = () => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) returnTo?.current?.focus();
  };
  return (
    <ReactModal
      isOpen={isShown}
      onRequestClose={onClose}
      onAfterClose={handleAfterClose}
      shouldCloseOnEsc={dismissible}
      shouldCloseOnOverlayClick={dismissible}
      ariaHideApp={false}
      // Without `aria-modal`: beside `inert`, it hides plain text from VoiceOver.
      aria={{ labelledby: titleId, modal: undefined }}
      data={{ dialog: true }}
      className={`app-modal app-modal--${size}`}
      overlayClassName="app-modal__scrim"
      bodyOpenClassName="app-modal-is-open"
    >
      <div className="app-modal__head">
        <h2 id={titleId}>{title}</h2>
        {dismissible && <CloseButton className="app-modal__close" onClick={onClose} />}
      </div>
      <div className="app-modal__body">{children}</div>
      {footer && <div className="app-modal__footer">{footer}</div>}
    </ReactModal>
  );
}

/**
 * Makes everything beneath an open dialog inert; with react-modal's `aria-hidden`, Tab could still reach it. This ends
 * before react-modal restores focus.
 */
function useInertBeneath(isShown: boolean): void {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (!isShown || !root) return;
    root.inert = true;
    return () => {
      // The closing dialog is still in the document, so it is counted too.
      root.inert = document.querySelectorAll('[data-dialog]').length > 1;
    };
  }, [isShown]);
}
