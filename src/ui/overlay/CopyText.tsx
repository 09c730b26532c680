import { modalPart } from '../parts.ts';
import { useLazyPart } from '../useLazyPart.ts';
import type { CopyTextProps } from './CopyTextView.tsx';

/** Shows text to be quoted elsewhere. A copy button is added once the script of the dialogs has loaded. */
export function CopyText(props: CopyTextProps) {
  const part = useLazyPart(modalPart, true);
  return part ? <part.CopyTextView {...props} /> : <p translate="no">{props.text}</p>;
}
