import { modalPart } from '../parts.ts';
import { useLazyPart } from '../useLazyPart.ts';
import type { CopyTextProps } from './CopyTextView.tsx';

/** Shows a text to be quoted elsewhere, with a button that copies it once the script of the dialogs is loaded. */
export function CopyText(props: CopyTextProps) {
  const part = useLazyPart(modalPart, true);
  return part ? <part.CopyTextView {...props} /> : <p translate="no">{props.text}</p>;
}
