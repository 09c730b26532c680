import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../src/core/entriesOf.ts';
import { type Answers, overlay } from '../src/core/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import type { Session, StudentSession } from '../src/session/Session.ts';
import { enteredOf, INDEX, TEXTS } from './form.ts';
import { journalOf, type Unsettled, unsettledOf } from './journalOf.ts';
import { excuse, type Letter } from './Letter.ts';
import { isGone as isUnasked } from './releases.ts';
import type { Tab } from './Tab.ts';
import type { WorldState } from './WorldState.ts';

/** Checks what a form shows as it opens, and follows what people are told. */
export class Listings {
  readonly #world: WorldState;
  /** The student of each form, by its id. */
  readonly #owners = new Map<string, string>();
  /** What visitors had typed on pages that are opening a student's application. */
  readonly #opening = new Map<Tab, FormStore>();
  /** When the application of each student was last emptied, in ms. */
  readonly #emptiedAt = new Map<string, number>();

  constructor(world: WorldState) {
    this.#world = world;
  }

  /** Follows the page of a visitor as it opens a student's application. */
  noteOpening(tab: Tab): void {
    const { session } = tab;
    if (session.kind === 'visitor') this.#opening.set(tab, session.form);
  }

  /** Checks the answers that a form shows as it opens, and those it lists. */
  noteOpened(tab: Tab, before: Session): void {
    const { name, student } = tab;
    this.#opening.delete(tab);
    if (!student) return;
    const { form, username } = student;
    this.#owners.set(form.letters.id, username.toLowerCase());
    const letters = this.#world.lettersOf(username);
    letters.follow(student, before.kind === 'visitor' ? before.form.unsaved.answers : {});
    if (before.kind === 'visitor') this.#checkBrought(name, student, before.form.unsaved.answers);
    if (Object.values(form.unsaved.answers).some((value) => value.startsWith('V-')))
      this.#world.count('carried answers merged');
    else if (form.hasUnsavedAnswers) this.#world.count('letters taken over');
    for (const { key, value } of letters.intrudersOn(student))
      this.#world.breaches.push(`(b) ${name} brings "${value}" back for ${key}, which was changed since.`);
    const { statuses, tabs, answers: saved } = this.#world.server.read(username);
    // A person may also have emptied the only answer.
    if (Object.values(enteredOf(saved)).every((value) => value === '')) this.noteEmptied(username);
    const isSubmitted = statuses.includes('submitted');
    for (const { answers, reason } of journalOf(form).told) {
      this.#world.count('letters set aside');
      const isLate = reason === 'submitted' && isSubmitted;
      // Its last call may still be on its way, or have arrived since the page read the answers.
      const isMissing = (letter: Letter) => letter.page !== null && !letters.isReadBy(student, letter);
      const isGone = reason === 'masked' && letters.withValues(answers).some(isMissing);
      const emptiedAt = this.#emptiedAt.get(username) ?? -Infinity;
      const isEmptied =
        reason === 'startedOver' && letters.withValues(answers).some(({ at }) => at <= emptiedAt);
      // The call of a tab has no number, so a page cannot know whether it was applied before another tab was selected.
      const isOtherTab = Object.entries(answers).every(
        ([id, tab]) => INDEX.tabsOf.has(id) && (tabs[id] ?? '') !== tab,
      );
      if (
        !isOtherTab &&
        !isLate &&
        !isGone &&
        !isEmptied &&
        !isUnasked(form.index, answers) &&
        !wasHidden(form, answers) &&
        !this.#wasBrought(answers) &&
        !letters.hadToGiveWay(answers, student)
      )
        this.#world.breaches.push(`(b) ${name} sets ${JSON.stringify(answers)} aside for no reason.`);
      letters.tell(answers);
    }
  }

  /** Returns whether answers were a visitor's whose page ended before it had opened the application. */
  #wasBrought(answers: Answers): boolean {
    const ended = [...this.#opening].filter(([tab]) => !tab.isAlive);
    return ended.some(([, form]) => entriesOf(answers).every(([key, value]) => form.answer(key) === value));
  }

  /** Records that an application is emptied: what was typed before gives way. */
  noteEmptied(username: string): void {
    this.#emptiedAt.set(username, this.#world.clock.elapsed);
  }

  /** Records what the pages list for their students. */
  noteListed(): void {
    for (const { student } of this.#world.tabs)
      for (const { answers } of student ? journalOf(student.form).told : [])
        if (student) this.#world.lettersOf(student.username).tell(answers);
  }

  /** Records that the person has used or removed answers that were listed. */
  noteDecided({ username }: StudentSession, answers: Answers): void {
    excuse(this.#world.lettersOf(username).withValues(answers), 'decided');
  }

  /** Returns the answers that a student is told about or that wait in their fields, on any page and in any record. */
  heldFor(username: string): readonly Answers[] {
    const isOwn = (name: string) => name.toLowerCase() === username.toLowerCase();
    const all = this.#world.devices.flatMap((device): Unsettled[] => [
      ...device.letters.all
        .filter(({ form }) => isOwn(this.#owners.get(form) ?? ''))
        .map((each) => unsettledOf(each.letters)),
      ...this.#world
        .livingOn(device)
        .flatMap(({ student, page }) => [
          ...(student && isOwn(student.username) ? [journalOf(student.form)] : []),
          ...[...(page?.sessions.lettersInPage ?? [])].flatMap(([name, left]) =>
            isOwn(name) ? [unsettledOf(left)] : [],
          ),
        ]),
    ]);
    return all.flatMap(({ told, waiting }) => [...told, ...waiting].map(({ answers }) => answers));
  }

  /** Checks that a visitor's answers fill in the blanks of the application they open. */
  #checkBrought(name: string, { form, username }: StudentSession, typed: Answers): void {
    if (this.#world.server.read(username).statuses.includes('submitted')) return;
    for (const key of TEXTS)
      if (typed[key] && form.answer(key) === '' && !isHidden(form.index, key, form.view))
        this.#world.breaches.push(`(a) ${name} lacks its visitor’s "${typed[key]}" for ${key}.`);
  }
}

/** Returns whether a form hides one of the answers, or hid it before a change that it has taken over. */
function wasHidden({ view, letters }: FormStore, answers: Answers): boolean {
  const { saved, changes } = letters.journal;
  const earlier = [saved, ...changes.map((change) => change.answers)].map((each) =>
    overlay(view, (key) => each[key] ?? view.read(key)),
  );
  return [view, ...earlier].some((each) =>
    Object.keys(answers).some((key) => isHidden(INDEX, key as AnswerKey, each)),
  );
}
