import { useState, type ReactNode } from 'react';
import { LinkButton } from '../action/LinkButton.tsx';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './ModalDialog.tsx';

export interface ModalButtonProps extends Pick<ModalProps, 'size' | 'children'> {
  label: ReactNode;
  title: ReactNode;
}

/** Renders a link-like button that opens an explanation in a modal. */
export function ModalButton({ label, title, size, children }: ModalButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </LinkButton>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} size={size}>
        {children}
      </Modal>
    </>
  );
}
