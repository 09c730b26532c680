import { modalPart } from '../parts.ts';
import { useLazyPart } from '../useLazyPart.ts';
import type { ModalProps } from './ModalDialog.tsx';

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
