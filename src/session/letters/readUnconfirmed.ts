import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../../core/answers/answersTo.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import type { Change, Edit, MaskedMark, ToldAnswers, ToldReason } from '../../core/run/journal/Journal.ts';
import type { LeftEdit, Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { makeId } from '../../core/makeId.ts';

/** The format that this release writes. */
export const FORMAT = 3;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the decrypted text of a record. Like a reply of a server, it is judged: another release or a fault may have
 * written it. What is wrong is left out, and everything else is kept, even answers that this release does not ask for.
 *
 * @param format the format of the record; 2 was the first to be released.
 * @throws an error if the text is not a record at all, or of a newer format.
 */
export function readUnconfirmed(text: string, format: number): Unconfirmed {
  const read: unknown = JSON.parse(text);
  if (!isFields(read) || (format !== 2 && format !== FORMAT)) throw new TypeError('Not a record of letters');
  return format === 2 ? readFormat2(read) : readFormat3(read);
}

function readFormat3({ changes, waiting, told, masked, names, hadAnswers }: Fields): Unconfirmed {
  return {
    changes: inOrder(listOf(changes, readChange)),
    waiting: listOf(waiting, readWaiting),
    told: listOf(told, readTold),
    masked: listOf(masked, readMark),
    names: isFields(names) ? Object.fromEntries(Object.entries(names).filter(isText)) : {},
    hadAnswers: hadAnswers === true,
  };
}

/**
 * Changes contained the answers that they only depended on, tabs and counts had a list of their own, and the answers
 * that gave way had no reason. A count may be lost: it asks for nothing but an empty item.
 */
function readFormat2({ changes, choices, setAside }: Fields): Unconfirmed {
  const form = makeId();
  const tabs = listOf(choices, ({ kind, id, value, over }) =>
    kind === 'tabs' && typeof id === 'string' && typeof value === 'string'
      ? { answers: { [id]: value }, over: { [id]: typeof over === 'string' ? over : '' } }
      : null,
  );
  return {
    changes: [
      ...inOrder(listOf(changes, readChange)).flatMap(withoutUnchanged),
      ...tabs.map((edit, at): Change => ({ ...edit, form, n: at + 1, isTab: true })),
    ],
    waiting: [],
    told: listOf(setAside, (answers) => readTold({ answers })),
    masked: [],
    names: {},
    hadAnswers: false,
  };
}

function withoutUnchanged(change: Change): readonly Change[] {
  const { answers, over } = change;
  const changed = keysOf(answers).filter((key) => answers[key] !== (over[key] ?? ''));
  const own = Object.fromEntries(changed.map((key) => [key, answers[key]])) as Answers;
  return changed.length > 0 ? [{ ...change, answers: own }] : [];
}

function readEdit({ answers, over, cleared, isOurs }: Fields): Edit | null {
  if (!isAnswers(answers) || !isAnswers(over) || keysOf(answers).length === 0) return null;
  return { answers, over, ...readCleared(cleared, answers), ...(isOurs === true && { isOurs }) };
}

function readChange(fields: Fields): Change | null {
  const { form, n, isTab } = fields;
  const edit = readEdit(fields);
  return edit && isForm(form) && isNumber(n) ? { ...edit, form, n, ...(isTab === true && { isTab }) } : null;
}

function readWaiting(fields: Fields): LeftEdit | null {
  const { form, why, message, isDue } = fields;
  const edit = readEdit(fields);
  if (!edit || !isForm(form) || (why !== 'refused' && why !== 'unleft')) return null;
  return {
    ...edit,
    form,
    why,
    ...(isDue === true && { isDue }),
    ...(typeof message === 'string' && { message }),
  };
}

function readTold({ answers, cleared, reason, at, mark: marked }: Fields): ToldAnswers | null {
  if (!isAnswers(answers) || keysOf(answers).length === 0) return null;
  const mark = isFields(marked) && readMark(marked);
  return {
    answers,
    // Whatever the reason was, the answers are not in the application.
    reason: isReason(reason) ? reason : 'elsewhere',
    ...readCleared(cleared, answers),
    ...(typeof at === 'number' && { at }),
    ...(mark && { mark }),
  };
}

const readMark = ({ key, form, n }: Fields): MaskedMark | null =>
  typeof key === 'string' && isForm(form) && isNumber(n) ? { key: key as AnswerKey, form, n } : null;

function readCleared(cleared: unknown, answers: Answers): { readonly cleared?: readonly AnswerKey[] } {
  const keys = Array.isArray(cleared) ? keysOf(answers).filter((key) => cleared.includes(key)) : [];
  return keys.length > 0 ? { cleared: keys } : {};
}

/** The changes of a form are in the order of their numbers, which are used once. */
const inOrder = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ form, n }, at) => changes.slice(0, at).every((each) => each.form !== form || each.n < n));

/** Reads the items of a list, without those that are not as they should be. */
const listOf = <Item>(list: unknown, read: (fields: Fields) => Item | null): readonly Item[] =>
  Array.isArray(list) ? list.filter(isFields).flatMap((each) => read(each) ?? []) : [];

/** Returns whether a value is an object, rather than a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
const isAnswers = (value: unknown): value is Answers =>
  isFields(value) && Object.entries(value).every(isText);
const isForm = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]{8}$/.test(value);
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Lists every reason, so that the compiler reports a new one. */
const REASONS: Readonly<Record<ToldReason, true>> = {
  elsewhere: true,
  replaced: true,
  hidden: true,
  gone: true,
  startedOver: true,
  old: true,
  masked: true,
  submitted: true,
  refused: true,
};
const isReason = (value: unknown): value is ToldReason =>
  typeof value === 'string' && Object.hasOwn(REASONS, value);
