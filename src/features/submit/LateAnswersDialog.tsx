import { entriesOf } from '../../core/entriesOf.ts';
import { nameOf } from '../../core/run/validation/nameOf.ts';
import { type Answers, EMPTY_ANSWER } from '../../core/run/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import { type AnswerKey, finishSubmitted, useSession } from '../../session/index.ts';
import { Button, Modal } from '../../ui/index.ts';
import { LATE_ANSWERS_WORDS as WORDS } from './lateAnswersWords.ts';

/** Lists answers typed in this tab that are missing from an application submitted elsewhere. */
export function LateAnswersDialog({ answers }: { answers: Answers }) {
  const session = useSession();
  const goOn = () => {
    if (session.kind === 'student') finishSubmitted(session);
  };
  return (
    <Modal
      isOpen
      dismissible={false}
      title={WORDS.title}
      footer={<Button onClick={goOn}>{WORDS.goOn}</Button>}
    >
      <p>{WORDS.text}</p>
      <ul className="app-list">
        {entriesOf(answers).map(([key, text]) => (
          <li key={key}>{lineOf(session.form, key, text)}</li>
        ))}
      </ul>
      <p>{WORDS.whatToDo}</p>
    </Modal>
  );
}

/** Returns the question's name with the text typed here, or the label of the choice; a masked text is not shown. */
function lineOf({ index, answer }: FormStore, key: AnswerKey, text: string): string {
  const placed = index.placesOf.get(key)?.[0];
  const name = placed ? nameOf(placed) : key;
  const shown = (answer(key) === text && answer(companionOf(key))) || text;
  return text === EMPTY_ANSWER || index.maskedKeys.has(key) ? name : `${name}: ${shown}`;
}
