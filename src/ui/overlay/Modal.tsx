import { PlainMessage } from '../page/PlainMessage.tsx';
import { modalPart, PART_LATE_MS } from '../parts.ts';
import { useIsLate } from '../useIsLate.ts';
import { useLazyPart } from '../useLazyPart.ts';
import type { ModalProps } from './ModalDialog.tsx';

/**
 * Shows a dialog named by its title; focus moves in, and back to where it was when it closes.
 *
 * On a phone it is a sheet that rises from the bottom, so its buttons are near the thumb. react-modal comes with the
 * first dialog that opens, or in an idle moment before; while it does not come, its words stand in the page itself.
 */
export function Modal(props: ModalProps) {
  const { isOpen, title, children, footer, onClose, dismissible = true } = props;
  const part = useLazyPart(modalPart, isOpen);
  const isLate = useIsLate(isOpen && !part, PART_LATE_MS);
  if (part) return <part.ModalDialog {...props} />;
  if (!isLate) return null;
  return (
    <PlainMessage title={title} footer={footer} onClose={dismissible ? onClose : undefined}>
      {children}
    </PlainMessage>
  );
}
