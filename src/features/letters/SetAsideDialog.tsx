import { useState } from 'react';
import { keysOf } from '../../core/run/answers/answersTo.ts';
import { type Answers, EMPTY_ANSWER } from '../../core/run/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isCompanion } from '../../core/run/answers/isCompanion.ts';
import { canEnter } from '../../core/run/conditions/canEnter.ts';
import { nameOf } from '../../core/run/validation/nameOf.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import { useFormStore, useFormValue } from '../../session/index.ts';
import { Button, LinkButton, Modal } from '../../ui/index.ts';
import { LETTER_WORDS as WORDS } from './letterWords.ts';

/**
 * Lists answers that were typed here but not saved, because newer ones had been saved elsewhere. Shown each time the
 * form opens until the student has used or removed all of them (decision 034).
 */
export function SetAsideDialog() {
  const form = useFormStore();
  const setAside = useFormValue(({ letters }) => letters.journal.setAside);
  const [isPutOff, setIsPutOff] = useState(false);
  const close = () => setIsPutOff(true);
  return (
    <Modal
      isOpen={setAside.length > 0 && !isPutOff}
      onClose={close}
      title={WORDS.title}
      footer={
        <Button variant="outline" onClick={close}>
          {WORDS.later}
        </Button>
      }
    >
      <p>{WORDS.text}</p>
      <ul className="app-list">
        {setAside.map((answers, at) => {
          const lines = linesOf(form, answers);
          const name = lines.map((line) => line.name).join(', ');
          return (
            // The list only ever shrinks, and its items have no state.
            <li key={at}>
              {lines.map((line) => (
                <p key={line.name}>
                  <strong>{line.name}</strong>
                  <span>{`: ${line.text}`}</span>
                </p>
              ))}
              {canEnter(form.index, form.view, answers) && (
                <LinkButton onClick={() => enterAgain(form, answers)} aria-label={WORDS.of(WORDS.use, name)}>
                  {WORDS.use}
                </LinkButton>
              )}
              <span> </span>
              <LinkButton
                onClick={() => form.letters.dismiss(answers)}
                aria-label={WORDS.of(WORDS.remove, name)}
              >
                {WORDS.remove}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}

function enterAgain(form: FormStore, answers: Answers): void {
  form.change(answers);
  form.letters.dismiss(answers);
}

/** Returns the name of each question with the text that was typed, or the label of the choice. */
function linesOf({ index }: FormStore, answers: Answers) {
  const keys = keysOf(answers).filter((key) => !isCompanion(key));
  const typed = keys.filter((key) => answers[key] !== EMPTY_ANSWER);
  return (typed.length > 0 ? typed : keys).map((key) => {
    const [placed] = index.placesOf.get(key) ?? [];
    const text = answers[companionOf(key)] || answers[key] || WORDS.blank;
    return { name: placed ? nameOf(placed) : key, text: index.maskedKeys.has(key) ? WORDS.masked : text };
  });
}
