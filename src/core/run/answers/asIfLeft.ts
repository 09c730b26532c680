import { isHidden, questionOf } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { tidyAnswer } from '../../kinds/kinds.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER, type FormView, overlay } from '../../answers/FormState.ts';

/** Returns the answers with text tidied as if every field had lost focus; none is cleared. */
export function tidyAnswers(index: FormIndex, view: FormView, answers: Answers): Answers {
  const after = overlay(view, (key) => answers[key] ?? view.read(key));
  return answersTo(keysOf(answers), (key) => {
    const question = questionOf(index, key, after);
    return question ? tidyAnswer(question, after.read(key)) : after.read(key);
  });
}

/** Returns the answers as if every field had lost focus: text is tidied, and hidden answers are blanked. */
export function asIfLeft(index: FormIndex, view: FormView, answers: Answers): Answers {
  const tidied = tidyAnswers(index, view, answers);
  return answersTo(keysOf(answers), (key) => (isHidden(index, key, view) ? EMPTY_ANSWER : tidied[key]));
}
