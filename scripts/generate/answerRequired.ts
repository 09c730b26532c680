import { askedKeys } from '../../src/core/kinds/kinds.ts';
import type { Form } from '../../src/core/declare/FormNode.ts';
import type { Answers } from '../../src/core/run/answers/FormState.ts';
import { FormStore } from '../../src/core/run/answers/FormStore.ts';
import { indexForm } from '../../src/core/run/indexForm.ts';
import { createValidator } from '../../src/core/run/validation/createValidator.ts';
import { answerFor } from '../../src/form/test-support/answerFor.ts';

/**
 * Answers the questions that a form still requires, so that an example stays ready to submit when a question
 * is added.
 * @param answers the example's answers; the signature date serves as today's date.
 * @returns the missing answers; throws if one of them must be written by a person.
 */
export function answerRequired(form: Form, answers: Answers): Answers {
  const index = indexForm(form);
  const today = answers.signature_date ?? '';
  const store = new FormStore(index, () => today);
  store.change(answers);
  store.setValidator(createValidator());
  store.setValidating(true);

  const added: Answers = {};
  for (let [missing] = store.summary(); missing; [missing] = store.summary()) {
    const { key, text } = missing;
    const placed = index.placesOf.get(key)?.[0];
    if (placed)
      for (const each of askedKeys(placed.question)) Object.assign(added, answerFor(placed, each, store));
    store.change(added);
    if (store.summary().some((item) => item.key === key))
      throw new Error(
        `The example ready_to_submit in openapi.yaml needs an answer that cannot be generated: add it by hand (${text}).`,
      );
  }
  return added;
}
