import type { FormIndex } from '../indexForm.ts';
import { writtenKeys } from '../../kinds/questionKeys.ts';
import { EMPTY_ANSWER, type FormState } from '../../answers/FormState.ts';

/**
 * Raises each add-another's item count to include the last answered item, so that every answer stays on screen.
 *
 * The count is saved by a separate call, which can fail or be overtaken even if the answers are saved.
 */
export function raiseCounts(index: FormIndex, { answers, addAnother }: FormState): FormState['addAnother'] {
  const raised = { ...addAnother };
  for (const { gates, question } of index.questions)
    for (const gate of gates)
      if (
        gate.gate === 'item' &&
        gate.n > (raised[gate.buttonId] ?? 1) &&
        writtenKeys(question).some((key) => (answers[key] ?? EMPTY_ANSWER) !== EMPTY_ANSWER)
      )
        raised[gate.buttonId] = gate.n;
  return raised;
}
