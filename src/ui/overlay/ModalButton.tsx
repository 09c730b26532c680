import { useState } from 'react';
import { LinkButton } from '../action/LinkButton.tsx';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

/** Renders a link-like button that opens an explanation in a modal with the same title. */
export function ModalButton({ title, size, children }: Pick<ModalProps, 'title' | 'size' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {title}
      </LinkButton>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} size={size}>
        {children}
      </Modal>
    </>
  );
}
