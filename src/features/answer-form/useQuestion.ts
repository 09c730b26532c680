import { companionOf } from '../../core/kinds/questionKeys.ts';
import {
  type AnswerKey,
  useAnswer,
  useErrors,
  useFormStore,
  useFormValue,
  useUncontrolledAnswer,
} from '../../session/index.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { FieldProps } from '../../ui/index.ts';
import { ANSWER_FORM_WORDS as WORDS } from './answerFormWords.ts';

/** Reads a question with a single answer. */
export function useQuestion(question: Question) {
  const { key } = question;
  return { ...useFieldOf(question, key), value: useAnswer(key) };
}

/** Reads and writes a question with an uncontrolled input, which does not rerender during typing. */
export function useUncontrolledQuestion(question: Question) {
  const { key, autoComplete } = question;
  const { value, errors, set, revision } = useUncontrolledAnswer(key);
  const note = useToldNote(key);
  return { ...fieldOf(question, key, errors, note), value, revision, onChange: set, autoComplete };
}

/** Returns the label and hint of a question with several answers, and the messages of one of its keys. */
export function useFieldOf(question: Question, key: AnswerKey): FieldProps {
  return fieldOf(question, key, useErrors(key), useToldNote(key));
}

/** Says at a question which of two different answers was saved. A masked one is only listed, by name. */
function useToldNote(key: AnswerKey): string | undefined {
  const { index } = useFormStore();
  const told = useFormValue((store) => store.told.at(key), [key]);
  const text = told?.answers[companionOf(key)] || told?.answers[key];
  if (!told || !text || index.maskedKeys.has(key)) return undefined;
  return told.reason === 'replaced' ? WORDS.replaced(text) : WORDS.gaveWay(text);
}

/** Marks a question as optional unless it is required; for a phone number see `PhoneQuestionView`. */
function fieldOf(question: Question, key: AnswerKey, errors: readonly string[], note?: string): FieldProps {
  const { label, width, required } = question;
  const hint = [question.hint, note].filter(Boolean).join(' ');
  return { id: key, label, hint, errors, optional: required === false, width };
}
