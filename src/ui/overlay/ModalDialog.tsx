import { useContext, useId } from 'react';
import ReactModal from 'react-modal';
import { IconButton } from '../action/IconButton.tsx';
import { DialogCover } from './DialogCover.ts';
import { UI_WORDS } from '../uiWords.ts';
import type { ModalProps } from './Modal.tsx';

/** The dialog on react-modal. What it lies over is hidden from assistive tech, where a page has its root. */
export function ModalDialog({
  isOpen,
  onClose,
  title,
  size = 'small',
  children,
  footer,
  dismissible = true,
  returnTo,
}: ModalProps) {
  const titleId = useId();
  const root = document.getElementById('root');
  const isCovered = useContext(DialogCover);
  const handleAfterClose = () => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) returnTo?.current?.focus();
  };
  return (
    <ReactModal
      isOpen={isOpen && !isCovered}
      onRequestClose={onClose}
      onAfterClose={handleAfterClose}
      shouldCloseOnEsc={dismissible}
      shouldCloseOnOverlayClick={dismissible}
      appElement={root ?? undefined}
      ariaHideApp={root !== null}
      aria={{ labelledby: titleId, modal: true }}
      className={`app-modal app-modal--${size}`}
      overlayClassName="app-modal__scrim"
      bodyOpenClassName="app-modal-is-open"
    >
      <div className="app-modal__head">
        <h2 className="app-modal__title" id={titleId}>
          {title}
        </h2>
        {dismissible && (
          <IconButton className="app-modal__close" icon="close" label={UI_WORDS.close} onClick={onClose} />
        )}
      </div>
      <div className="app-modal__body">{children}</div>
      {footer && <div className="app-modal__footer">{footer}</div>}
    </ReactModal>
  );
}
