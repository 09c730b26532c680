import { useMutationState } from '@tanstack/react-query';
import { keysOf } from '../../core/answers/answersTo.ts';
import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isCompanion } from '../../core/answers/isCompanion.ts';
import { canEnter } from '../../core/run/conditions/canEnter.ts';
import { dismiss } from '../../core/run/journal/dismiss.ts';
import { isNamedOnly } from '../../core/run/journal/giveWay.ts';
import type { ToldAnswers } from '../../core/run/journal/Journal.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import {
  type AnswerKey,
  finishSubmitted,
  RECONCILIATIONS,
  useFormStore,
  useFormValue,
  useSession,
} from '../../session/index.ts';
import { Button, LinkButton, Modal } from '../../ui/index.ts';
import { LETTER_WORDS as WORDS } from './letterWords.ts';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { reasonOf } from './reasonOf.ts';

type MoveTo = (path: string, state: NavigationState) => void;

/**
 * Lists answers that were typed here and are not in the application, each with the reason: when the form opens, at a step
 * and at Submit, until the student has used or removed all of them; and before the form closes, because the application was
 * submitted elsewhere (decision 034).
 *
 * @param props.moveTo navigates to a question.
 */
export function ToldDialog({ moveTo }: { moveTo: MoveTo }) {
  const form = useFormStore();
  const session = useSession();
  const listed = useFormValue(({ told }) => told.listed);
  const isLate =
    useMutationState({ filters: { mutationKey: RECONCILIATIONS, status: 'success' } }).length > 0;
  const close = () => form.told.putOff();
  const goOn = () => {
    if (session.kind === 'student') finishSubmitted(session);
  };
  return (
    <Modal
      isOpen={listed.length > 0}
      onClose={isLate ? undefined : close}
      dismissible={!isLate}
      title={isLate ? WORDS.late.title : WORDS.title}
      footer={
        isLate ? (
          <Button onClick={goOn}>{WORDS.late.goOn}</Button>
        ) : (
          <Button variant="outline" onClick={close}>
            {listed.every(({ reason }) => reason === 'refused') ? WORDS.close : WORDS.later}
          </Button>
        )
      }
    >
      {isLate && <p>{WORDS.late.text}</p>}
      <ul className="app-list">
        {listed.map((told, at) => (
          // The list only ever shrinks, and its items have no state.
          <li key={at}>
            <ToldItem told={told} form={form} isLate={isLate} moveTo={moveTo} />
          </li>
        ))}
      </ul>
      {isLate && <p>{WORDS.late.whatToDo}</p>}
    </Modal>
  );
}

interface ToldItemProps {
  told: ToldAnswers;
  form: FormStore;
  isLate: boolean;
  moveTo: MoveTo;
}

function ToldItem({ told, form, isLate, moveTo }: ToldItemProps) {
  const { answers, reason } = told;
  const lines = linesOf(form, told);
  const name = lines.map((line) => line.name).join(', ');
  const isKnown = keysOf(answers).every((key) => form.index.placesOf.has(key));
  const isUsable = isKnown && reason !== 'refused' && !isNamedOnly(form.index, told);
  const goTo = () => {
    const [key] = keysOf(answers);
    const [placed] = (key && form.index.placesOf.get(key)) || [];
    form.told.putOff();
    if (placed) moveTo(placed.page.path, { focus: key });
  };
  const use = () => {
    form.change(answers);
    dismiss(form, told);
  };
  return (
    <>
      {lines.map((line) => (
        <p key={line.name}>
          <strong>{line.name}</strong>
          {line.text !== '' && <span>{`: ${line.text}`}</span>}
        </p>
      ))}
      {!isLate && <p>{reasonOf(form.index, told)}</p>}
      {clearedNames(form, told) !== '' && <p>{WORDS.cleared(clearedNames(form, told))}</p>}
      {!isLate && (
        <p>
          {isUsable && canEnter(form.index, form.view, answers) && (
            <LinkButton onClick={use} aria-label={WORDS.of(WORDS.use, name)}>
              {WORDS.use}
            </LinkButton>
          )}
          <span> </span>
          {reason === 'refused' || reason === 'masked' ? (
            <LinkButton onClick={goTo} aria-label={WORDS.of(WORDS.toQuestion, name)}>
              {WORDS.toQuestion}
            </LinkButton>
          ) : (
            <LinkButton onClick={() => dismiss(form, told)} aria-label={WORDS.of(WORDS.remove, name)}>
              {WORDS.remove}
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}

const nameOf = ({ letters }: FormStore, key: AnswerKey) => letters.nameOf(key) ?? WORDS.noLongerAsked;

/** Returns the name of each question with the text that was typed, or the label of the choice. */
function linesOf(form: FormStore, { answers, cleared = [], reason }: ToldAnswers) {
  const entered = keysOf(answers).filter((key) => !isCompanion(key) && !cleared.includes(key));
  // The choice that cleared the others may have been taken back since.
  const keys = entered.length > 0 ? entered : cleared.filter((key) => !isCompanion(key));
  const typed = keys.filter((key) => answers[key] !== EMPTY_ANSWER);
  return (typed.length > 0 ? typed : keys).map((key) => {
    const text = answers[companionOf(key)] || answers[key] || WORDS.blank;
    const isMasked = form.index.maskedKeys.has(key);
    const shown = reason === 'masked' ? '' : isMasked ? WORDS.masked : text;
    return { name: nameOf(form, key), text: shown };
  });
}

/** Returns the names of what a choice cleared, unless they are the lines themselves. */
function clearedNames(form: FormStore, told: ToldAnswers): string {
  const names = (told.cleared ?? []).filter((key) => !isCompanion(key)).map((key) => nameOf(form, key));
  const lines = linesOf(form, told).map(({ name }) => name);
  return [...new Set(names.filter((name) => !lines.includes(name)))].join(', ');
}
