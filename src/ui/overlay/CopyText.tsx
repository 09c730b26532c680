import { dialogsChunk } from '../chunks.ts';
import { useLazyChunk } from '../useLazyChunk.ts';
import type { CopyTextProps } from './CopyTextView.tsx';

/**
 * Shows text that an applicant may want to copy. A copy button appears once the dialogs' script has loaded.
 */
export function CopyText(props: CopyTextProps) {
  const chunk = useLazyChunk(dialogsChunk, true);
  return chunk ? <chunk.CopyTextView {...props} /> : <p translate="no">{props.text}</p>;
}
