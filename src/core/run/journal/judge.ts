import type { AnswerKey } from '@admission/sdk';
import { tidyAnswers } from '../answers/asIfLeft.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { type Answers, type FormView, overlay } from '../../answers/FormState.ts';
import { canEnter } from '../conditions/canEnter.ts';
import { isHidden } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { isNamedOnly, isOver, listGivenWay } from './giveWay.ts';
import {
  changesAny,
  type Edit,
  type FormEdit,
  isReplaced,
  isSame,
  type Journal,
  type ToldAnswers,
  type ToldReason,
} from './Journal.ts';

/**
 * Judges each unconfirmed edit against the server's answers, with the earlier edits over them, when answers of another
 * version are adopted (decision 034). Both sides are compared tidied.
 *
 * An edit gives way as a whole if one of its premises no longer holds. If another save has replaced an answer that it was
 * typed over, a fresh edit wins and any other gives way; so does an edit that is not fresh if its question is hidden or
 * its choice is no longer offered, unless its form has changed that answer again. What gives way, on either side, is
 * listed. Nothing is cleared (TRAP-16).
 *
 * A winning edit then stands over the value that it replaces, so that no conflict is found twice. What a person had
 * replaced before the replacing edit gave way does not come back: the earlier edit gives way with it.
 *
 * @param view the form with the server's answers, tidied.
 * @param entering the keys of the field being filled in; its edits are judged when it is left.
 * @param superseded edits that were replaced by one that gives way, with its reason.
 */
export function judge(
  index: FormIndex,
  view: FormView,
  journal: Journal,
  entering: readonly AnswerKey[] = [],
  superseded: ReadonlyMap<Edit, ToldReason> = new Map(),
): Journal {
  let reached: Answers = {};
  const now = overlay(view, (key) => reached[key] ?? view.read(key));
  const tidy = (answers: Answers) => tidyAnswers(index, now, answers);
  const all: readonly FormEdit[] = [...journal.changes, ...journal.waiting];
  const under = (keys: readonly AnswerKey[]) =>
    index.ties.flatMap(([first, ...tied]) => (tied.some((key) => keys.includes(key)) ? [first] : []));
  /** Returns whether the same form has entered the current value, before or after, under the same choice. */
  const isOwn = (form: string, key: AnswerKey) =>
    all.some(
      (edit) =>
        edit.form === form &&
        key in edit.answers &&
        isSame(tidy(edit.answers)[key], now.read(key)) &&
        under([key]).every((choice) =>
          [undefined, now.read(choice)].includes({ ...edit.over, ...edit.answers }[choice]),
        ),
    );
  const given: (FormEdit & { readonly reason: ToldReason; readonly index: number })[] = [];
  /** Returns whether an edit was typed over one of the same form that has given way: the chain gives way as a whole. */
  const isChained = (form: string, over: Answers) =>
    given.some((edit) => edit.form === form && isOver(over, { answers: tidy(edit.answers) }));
  const replaced: ToldAnswers[] = [];

  const judged = <Each extends FormEdit>(edits: readonly Each[]): readonly Each[] =>
    edits.flatMap((original) => {
      const { isHeld: _isHeld, ...judgedEdit } = original;
      const edit = judgedEdit as unknown as Each;
      const [answers, over] = [tidy(edit.answers), tidy(edit.over)];
      const others = keysOf(over).filter((key) => !isSame(now.read(key), over[key]));
      const isBaseless = others.some((key) => !(key in answers));
      const lost = others.filter((key) => !isOwn(edit.form, key));
      if (changesAny(edit, entering)) {
        reached = { ...reached, ...edit.answers };
        return [isBaseless || lost.length > 0 ? { ...edit, isHeld: true } : edit];
      }
      const isBeaten = isBaseless || (!edit.isFresh && (lost.length > 0 || isChained(edit.form, over)));
      const reason = superseded.get(original) ?? (isBeaten ? 'elsewhere' : impossible(original, answers));
      if (reason !== null) {
        given.push({ ...edit, reason, index: all.indexOf(original) });
        return [];
      }
      const values = answersTo(lost, now.read);
      const whole = answersTo([...under(lost), ...lost], now.read);
      if (lost.length > 0) replaced.push({ answers: whole, reason: 'replaced' });
      reached = { ...reached, ...answers };
      return [{ ...edit, answers, over: { ...edit.over, ...values } }];
    });
  const impossible = (edit: FormEdit, answers: Answers): ToldReason | null => {
    const lasting = keysOf(answers).filter((key) => !isReplaced(all, edit, [key]));
    const asked = answersTo(lasting, (key) => answers[key]);
    if (edit.isFresh || canEnter(index, now, asked)) return null;
    const after = overlay(now, (key) => answers[key] ?? now.read(key));
    return lasting.some((key) => isHidden(index, key, after)) ? 'hidden' : 'gone';
  };

  const changes = judged(journal.changes);
  const waiting = judged(journal.waiting);
  const more = all.flatMap((edit, at) => {
    if (given.some((each) => each.index === at) || changesAny(edit, entering)) return [];
    const later = given.find(
      (each) =>
        each.index > at &&
        each.form === edit.form &&
        changesAny(edit, keysOf(each.answers)) &&
        isOver(tidy(each.over), { answers: tidy(edit.answers) }),
    );
    return later ? [[edit, later.reason] as const] : [];
  });
  if (more.length > 0) return judge(index, view, journal, entering, new Map([...superseded, ...more]));
  const listed = [...journal.told, ...listGivenWay(given), ...replaced];
  // A value that has been entered again in the meantime needs no listing, nor a name whose value the page still has.
  const isShown = (each: ToldAnswers) => {
    const { answers, reason } = each;
    const holdsValue = (other: Pick<Edit, 'answers'>) => keysOf(answers).some((key) => other.answers[key]);
    if (isNamedOnly(index, each)) return (reason === 'masked' ? all : listed).some(holdsValue);
    // A save that is on its way may contain what was given up.
    const mayReturn = (other: ToldAnswers) =>
      other.reason === 'startedOver' && changesAny(other, keysOf(answers));
    if (reason === 'replaced' && listed.some(mayReturn)) return false;
    const tidied = tidy(answers);
    return keysOf(answers).every((key) => isSame(tidied[key], now.read(key)));
  };
  // An application that was submitted may contain some of the answers.
  const lacking = (each: ToldAnswers) => {
    const keys = keysOf(each.answers).filter((key) => !isSame(tidy(each.answers)[key], now.read(key)));
    return each.reason !== 'submitted' || keys.length === keysOf(each.answers).length
      ? each
      : { ...each, answers: answersTo(keys, (key) => each.answers[key]) };
  };
  const told = listed.filter((each) => !isShown(each)).map(lacking);
  return { ...journal, changes, waiting, told };
}
