import { type AnswerKey, cleanFileName } from '../../session/index.ts';
import type { Option } from '../../core/declare/Option.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import { listsOf } from '../../core/kinds/kinds.ts';
import { optionsOf } from '../../core/kinds/optionsOf.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import type { RadioQuestion } from '../../core/kinds/radio.ts';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import type { FormView } from '../../core/answers/FormState.ts';
import { maskSensitive } from './maskSensitive.ts';
import type { Choice, ReadOnlyLine } from './ReadOnlyLine.ts';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';

/** Returns the file name of a question's document, if known. */
export type FileNames = (key: UploadQuestion['key']) => string | undefined;

/** Creates a lookup for the names of documents; those that failed are not attached. */
export function fileNamesIn(
  documents: Readonly<Partial<Record<string, { file_name: string; status: string }>>> | undefined,
): FileNames {
  return (key) => {
    const { status = 'FAILED', file_name = '' } = documents?.[key] ?? {};
    const name = cleanFileName(file_name);
    if (status === 'COMPLETED') return name;
    return status === 'IN_PROGRESS' || status === 'UNPROCESSED' ? WORDS.converting(name) : undefined;
  };
}

/** Formats one question and its answer as text. Spec §6 "Service user". */
export function readQuestion(
  question: Question,
  view: FormView,
  fileNames: FileNames,
): readonly ReadOnlyLine[] {
  const label = question.longLabel ?? question.label;
  const answer = view.read(question.key);
  const text = (value: string): ReadOnlyLine[] => [{ kind: 'answer', label, value }];
  const options = (choices: readonly Choice[]): ReadOnlyLine[] => [{ kind: 'choices', label, choices }];
  const yes = { label: WORDS.yes, chosen: answer === 'true' };
  switch (question.kind) {
    case 'text':
    case 'textarea':
    case 'phone':
    case 'autocomplete':
      return text(answer);
    case 'date':
      return text(readableDate(answer));
    case 'sensitive':
      return text(maskSensitive(answer));
    case 'select':
    case 'dependent':
    case 'monthYear':
      return text(readLists(question, view));
    case 'upload':
      return text(fileNames(question.key) ?? WORDS.notProvided);
    case 'radio':
      return options(readRadio(question, view));
    case 'checkbox':
      return options([yes]);
    case 'checkboxGroup':
      return options(question.boxes.map((box) => ({ ...box, chosen: view.read(box.key) === 'true' })));
    case 'confirmation': {
      const note = yes.chosen ? question.after : question.before;
      // Only a confirmation by checkbox is shown as an answer.
      const lines = question.variant === 'checkbox' ? options([yes]) : [];
      return note ? [...lines, { kind: 'note', text: note }] : lines;
    }
    default:
      return question satisfies never;
  }
}

function readLists(question: Question, view: FormView): string {
  const chosen = listsOf(question, view).map(({ key, options }) =>
    readChoice(key, optionsOf(options, view.today()), view),
  );
  return chosen.join(' ').trim();
}

/** Returns the label stored with the choice or, failing that, the option's label or the choice itself. */
function readChoice(key: AnswerKey, options: readonly Option[], view: FormView): string {
  const value = view.read(key);
  if (value === '') return '';
  return view.read(companionOf(key)) || (options.find((option) => option.value === value)?.label ?? value);
}

function readRadio(question: RadioQuestion, view: FormView) {
  const value = view.read(question.key);
  const options = optionsOf(question.options, view.today());
  return options.map((option) => {
    const chosen = option.value === value;
    return { label: chosen ? readChoice(question.key, options, view) : option.label, chosen };
  });
}

/** Formats a stored date as MM/DD/YYYY, as the form does; returns anything else unchanged. */
function readableDate(answer: string): string {
  return answer.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
}
