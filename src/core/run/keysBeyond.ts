import type { AnswerKey } from '@admission/sdk';
import type { FormIndex } from './indexForm.ts';
import { writtenKeys } from '../declare/questionKeys.ts';

/** The keys written in the items of an add-another after the first so many. */
export function keysBeyond(index: FormIndex, buttonId: string, count: number): readonly AnswerKey[] {
  return (index.insideOf.get(buttonId) ?? [])
    .filter(({ gates }) =>
      gates.some((gate) => gate.gate === 'item' && gate.buttonId === buttonId && gate.n > count),
    )
    .flatMap(({ question }) => writtenKeys(question));
}
