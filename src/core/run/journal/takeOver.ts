import type { AnswerKey } from '@admission/sdk';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { EMPTY_ANSWER } from '../../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import { giveAllUp } from './giveWay.ts';
import {
  type Change,
  type Edit,
  isSame,
  type Journal,
  type MaskedMark,
  NEW_JOURNAL,
  number,
  type Numbers,
  read,
  rest,
  retry,
  type SavedAnswers,
  type ToldAnswers,
  type WaitingEdit,
} from './Journal.ts';

/** An edit without a number, which was refused, or takes effect only when its field is left. */
export type LeftEdit = WaitingEdit & { readonly why: 'refused' | 'unleft' };

/** Everything that a form leaves to the next one, because the server has not confirmed it. */
export interface Unconfirmed {
  readonly changes: readonly Change[];
  readonly waiting: readonly LeftEdit[];
  readonly told: readonly ToldAnswers[];
  readonly masked: readonly MaskedMark[];
  /** The names of the questions, in case the next release no longer asks them. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether the server had any answer. */
  readonly hadAnswers: boolean;
  /** When the letters were typed, in ms, if that is too long ago to save them. */
  readonly oldSince?: number;
}

interface LeavingForm {
  readonly letters: {
    readonly id: string;
    readonly journal: Journal;
    readonly unleft: Edit | null;
    readonly hasSaved: boolean;
    readonly nameOf: (key: AnswerKey) => string | undefined;
  };
  readonly index: Pick<FormIndex, 'maskedKeys'>;
}

/** Returns everything that the next form takes over if this one closes. */
export function listUnconfirmed({ letters, index }: LeavingForm): Unconfirmed {
  const { changes, waiting, told } = letters.journal;
  // A refused answer has no number, because no save contains it.
  const refused = waiting.map((edit) => ({ ...edit, n: Number.MAX_SAFE_INTEGER }));
  const masked = [...changes, ...refused].flatMap(({ answers, form, n }) => {
    const typed = keysOf(answers).filter(
      (key) => index.maskedKeys.has(key) && !isSame(answers[key], EMPTY_ANSWER),
    );
    return typed.map((key) => ({ key, form, n }));
  });
  const keys = [...changes, ...waiting, ...told].flatMap(({ answers }) => keysOf(answers));
  const names = keys
    .map((key) => [key, letters.nameOf(key)] as const)
    .filter(([, name]) => name !== undefined);
  return {
    changes,
    waiting: [
      ...waiting.map((edit) => ({ ...edit, why: 'refused' as const })),
      ...(letters.unleft ? [{ ...letters.unleft, form: letters.id, why: 'unleft' as const }] : []),
    ],
    told,
    masked,
    names: Object.fromEntries(names) as Unconfirmed['names'],
    hadAnswers: letters.hasSaved,
  };
}

/**
 * Opens a journal with the server's answers and everything that earlier forms left, still to be judged.
 *
 * A refused edit is sent once more. A field in which a page ended is now left.
 *
 * @param form the id of the form that opens.
 * @param isEmpty whether the server has no answers.
 */
export function takeOver(
  saved: SavedAnswers,
  left: readonly Unconfirmed[],
  form: string,
  isEmpty: boolean,
): Journal {
  const parts = left.map((each) => {
    const { changes, told, waiting } = each;
    const refused = waiting.filter(({ why }) => why === 'refused').map(({ why: _why, ...edit }) => edit);
    const part = rest(read({ ...NEW_JOURNAL, changes, waiting: refused, told }, saved));
    if (each.oldSince !== undefined) return { ...giveAllUp(part, 'old', each.oldSince), unleft: [] };
    if (each.hadAnswers && isEmpty) return { ...giveAllUp(part, 'startedOver'), unleft: [] };
    return { ...part, unleft: waiting.filter(({ why }) => why === 'unleft') };
  });
  const journal = retry({
    ...read(NEW_JOURNAL, saved),
    changes: parts.flatMap(({ changes }) => changes),
    waiting: parts.flatMap(({ waiting }) => waiting),
    told: [...parts.flatMap(({ told }) => told), ...toRetype(left, saved.applied)],
  });
  return parts
    .flatMap(({ unleft }) => unleft)
    .reduce((sum, { why: _why, form: _form, ...edit }) => number(sum, form, edit), journal);
}

/** Lists the masked answers that were lost with their page. */
function toRetype(left: readonly Unconfirmed[], applied: Numbers | undefined): readonly ToldAnswers[] {
  const isKept = ({ key, form, n }: MaskedMark) =>
    left.some(
      ({ changes, waiting }) =>
        changes.some((change) => change.form === form && change.n >= n) ||
        waiting.some(({ answers }) => key in answers),
    );
  return left
    .flatMap(({ masked }) => masked)
    .filter((mark) => applied && mark.n > (applied[mark.form] ?? 0) && !isKept(mark))
    .filter(({ key }, at, lost) => lost.findLastIndex((mark) => mark.key === key) === at)
    .map((mark) => ({ answers: answersTo([mark.key]), reason: 'masked', mark }));
}
