import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import { readProfile } from '../src/session/saving/profile.ts';
import { readWebStatus } from '../src/session/status/status.ts';
import type { Session, StudentSession } from '../src/session/Session.ts';
import { INDEX, TEXTS } from './form.ts';
import { isPartOf } from './Letters.ts';
import type { Tab } from './Tab.ts';
import { answersOf, enteredOf, pick, unsavedOf } from './tabAnswers.ts';
import type { World } from './World.ts';

/** The session and answers that a page showed at the last comparison. */
interface Look {
  readonly session: unknown;
  readonly answers: Answers;
  readonly unsaved: Answers;
}

/** Compares what each page showed previously with what it shows now, to detect the letters entered there. */
export class Looks {
  readonly #world: World;
  readonly #looks = new Map<Tab, Look>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Records what a person has just changed on a page, including the immediate consequences. */
  entered(tab: Tab): void {
    const { student } = tab;
    const before = this.#looks.get(tab);
    if (!student || before?.session !== student) return;
    const answers = answersOf(tab);
    // The tab itself, a tab it informed, or the last save of either may still hold the answer.
    const isUnsaved = (key: AnswerKey) =>
      tab.device.tabs.some((each) => {
        const unsaved = each.isAlive || this.#world.mayBeSent(each) ? unsavedOf(each) : null;
        return unsaved?.username === student.username && unsaved.answers[key] === (answers[key] ?? '');
      });
    this.#world.lettersOf(student.username).note(student, before.answers, answers, isUnsaved);
    this.#looks.set(tab, { session: student, answers, unsaved: student.form.unsaved.answers });
  }

  /**
   * Compares every page with its last `Look`. A blank that results from a choice made on another page is
   * recorded as a letter of this page; all other changes count as known to it.
   */
  look(): void {
    for (const tab of this.#world.tabs) {
      const { student } = tab;
      this.#world.lastMinute.look(tab);
      // The thank-you page shows no answers.
      if (!student || readWebStatus(student) === 'submitted') {
        this.#looks.delete(tab);
        continue;
      }
      const before = this.#looks.get(tab);
      const answers = answersOf(tab);
      const unsaved = student.form.unsaved.answers;
      this.#looks.set(tab, { session: student, answers, unsaved });
      if (before?.session !== student) continue;
      this.#noteHidden(student, before.unsaved);
      const letters = this.#world.lettersOf(student.username);
      const readSaved = () => this.#world.savedOf(student.username);
      letters.replace(student, before.answers, answers, readSaved);
      const cleared = (Object.keys(before.answers) as AnswerKey[]).filter(
        (key) =>
          !answers[key] &&
          before.answers[key] &&
          (isHidden(INDEX, key, student.form.view) || (key in answers && key.startsWith('parent_'))),
      );
      if (cleared.length === 0) continue;
      letters.note(student, pick(before.answers, cleared), pick(answers, cleared));
    }
  }

  /** Records that an unsaved choice on this page clears a saved answer that it hides. */
  #noteHidden(session: StudentSession, before: Answers): void {
    const { form, username } = session;
    const { answers: unsaved } = form.unsaved;
    const hidden = (Object.keys(unsaved) as AnswerKey[]).filter(
      (key) => unsaved[key] === '' && !(key in before) && isHidden(INDEX, key, form.view),
    );
    if (hidden.length === 0) return;
    this.#world
      .lettersOf(username)
      .note(session, pick(this.#world.savedOf(username), hidden), pick({}, hidden), () => true);
  }

  /** Checks that a visitor's answers fill in the blanks of the application they open. */
  #checkBrought(tab: Tab, { form, username }: StudentSession, typed: Answers): void {
    if (this.#world.server.read(username).statuses.includes('submitted')) return;
    for (const key of TEXTS)
      if (typed[key] && form.answer(key) === '' && !isHidden(INDEX, key, form.view))
        this.#world.breaches.push(`(a) ${tab.name} lacks "${typed[key]}" of its visitor for ${key}.`);
  }

  /** Records that answers kept in a tab may be lost because a closed tab's last save replaced them (`LastSaves`). */
  keptMore(tab: Tab, now: Session, before: Session): void {
    if (before.kind !== 'none' || now.kind !== 'none') return;
    const { unsaved } = before;
    if (!unsaved || unsaved.username !== now.unsaved?.username) return;
    const kept = enteredOf(now.unsaved.answers);
    const replaced = Object.entries(enteredOf(unsaved.answers)).filter(
      ([key, value]) => kept[key as AnswerKey] !== value,
    );
    const answers = Object.fromEntries(replaced);
    this.#world.abandon(tab, 'a last save took its place', { username: unsaved.username, answers });
  }

  /** Records carried and kept answers as entered in the application that has just been opened. */
  opened(tab: Tab, before: Session): void {
    const { student } = tab;
    if (!student) return;
    if (before.kind === 'visitor') this.#checkBrought(tab, student, before.form.unsaved.answers);
    const waiting = 'unsaved' in before ? before.unsaved : null;
    // Another student's application was opened, so the letters kept for the previous student are dropped.
    if (waiting && waiting.username !== student.username)
      this.#world.abandon(tab, 'another came', { ...waiting, answers: enteredOf(waiting.answers) });
    const letters = this.#world.lettersOf(student.username);
    const unsaved = unsavedOf(tab)?.answers ?? {};
    const saved = enteredOf(readProfile(student)?.answer ?? {});
    // An unsaved letter that is restored for its student is not a new one.
    const isKnown = (key: AnswerKey, value: string) =>
      letters.possible(key)?.includes(value) || isPartOf(saved[key] ?? '', value);
    const brought = (Object.keys(unsaved) as AnswerKey[]).filter((key) => !isKnown(key, unsaved[key] ?? ''));
    if (Object.values(unsaved).some((value) => value.startsWith('V-')))
      this.#world.count('carried answers merged');
    else if (Object.keys(unsaved).length > 0) this.#world.count('unsaved answers handed over');
    letters.note(student, pick(saved, brought), pick(unsaved, brought));
  }
}
