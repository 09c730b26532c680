import type { AnswerKey } from '@admission/sdk';
import type { ConfirmationQuestion, FormNode } from '../declare/FormNode.ts';
import { type Common, common } from './common.ts';

/** @example confirmation('signature_confirmed', { variant: 'button', label: 'I am ready to sign', before: …, after: '' }, [text(…)]) */
export function confirmation(
  key: AnswerKey,
  settings: Common & Pick<ConfirmationQuestion, 'variant' | 'before' | 'after'>,
  children: readonly FormNode[] = [],
): ConfirmationQuestion {
  return { kind: 'confirmation', key, ...common(settings), children };
}
