import { PlainMessage } from '../page/PlainMessage.tsx';
import { CHUNK_LATE_MS, dialogsChunk } from '../chunks.ts';
import { useIsLate } from '../useIsLate.ts';
import { useLazyChunk } from '../useLazyChunk.ts';
import type { ModalProps } from './ModalDialog.tsx';

/**
 * Shows a dialog, named by its title; focus moves into it, and back when it closes. If react-modal takes too long to
 * load, the text is shown in the page itself.
 */
export function Modal(props: ModalProps) {
  const { isOpen, title, children, footer, onClose, dismissible = true } = props;
  const chunk = useLazyChunk(dialogsChunk, isOpen);
  const isLate = useIsLate(isOpen && !chunk, CHUNK_LATE_MS);
  if (chunk) return <chunk.ModalDialog {...props} />;
  if (!isLate) return null;
  return (
    <PlainMessage title={title} footer={footer} onClose={dismissible ? onClose : undefined}>
      {children}
    </PlainMessage>
  );
}
