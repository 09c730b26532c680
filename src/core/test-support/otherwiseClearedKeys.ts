import type { AnswerKey } from '@admission/sdk';
import type { Form } from '../declare/FormNode.ts';
import { writtenKeys } from '../kinds/questionKeys.ts';
import { walkForm } from '../run/walkForm.ts';

/**
 * Returns the keys that can be cleared without being hidden: by a watcher, or because a controlling answer
 * has changed.
 */
export function otherwiseClearedKeys(form: Form): ReadonlySet<AnswerKey> {
  const keys = new Set<AnswerKey>();
  for (const { node } of walkForm(form)) {
    if (node.kind === 'watcher') node.keys.forEach((key) => keys.add(key));
    if ('controlledBy' in node) writtenKeys(node).forEach((key) => keys.add(key));
  }
  return keys;
}
