import { modalPart } from '../parts.ts';
import { useLazyPart } from '../useLazyPart.ts';
import type { CopyTextProps } from './CopyTextView.tsx';

/**
 * Shows text that an applicant may want to copy. A copy button appears once the dialogs' script has loaded.
 */
export function CopyText(props: CopyTextProps) {
  const part = useLazyPart(modalPart, true);
  return part ? <part.CopyTextView {...props} /> : <p translate="no">{props.text}</p>;
}
