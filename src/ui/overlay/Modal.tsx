import type { ReactNode, RefObject } from 'react';
import { useLazyPart } from '../useLazyPart.ts';
import { modalPart } from './modalPart.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose?: () => void;
  title: ReactNode;
  /** 30rem, 60rem, 80vw; from 1024px down 30rem, 70vw, 90vw (FORM-09). */
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  /** The buttons, stacked. */
  footer?: ReactNode;
  /** Has a Close button and gives way to Escape and a press outside. 'Still working?' is not. */
  dismissible?: boolean;
  /** Takes the focus where the control it came from is gone by the time the dialog closes. */
  returnTo?: RefObject<HTMLElement | null>;
}

/**
 * Shows a dialog named by its title; focus moves in, and back to where it was when it closes.
 *
 * On a phone it is a sheet that rises from the bottom, so its buttons are near the thumb. react-modal comes with the
 * first dialog that opens, or in an idle moment before.
 */
export function Modal(props: ModalProps) {
  const part = useLazyPart(modalPart, props.isOpen);
  return part ? <part.ModalDialog {...props} /> : null;
}
