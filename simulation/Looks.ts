import type { AnswerKey } from '@admission/sdk';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import { isHidden } from '../src/core/run/conditions/settle.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { DOCUMENT, INDEX } from './form.ts';
import type { Tab } from './Tab.ts';
import { answersOf, pick, type Unsaved } from './tabAnswers.ts';
import type { World } from './World.ts';

/** What a page showed of its form when it was last looked at. */
interface Look {
  readonly session: unknown;
  readonly answers: Answers;
  readonly unsaved: Answers;
}

/** Tells from what pages show before and after which letters were entered there. */
export class Looks {
  readonly #world: World;
  readonly #looks = new Map<Tab, Look>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Notes what a person has just changed on a page, with what followed from it at once. */
  entered(tab: Tab): void {
    const { student } = tab;
    const before = this.#looks.get(tab);
    if (!student || before?.session !== student) return;
    const answers = answersOf(tab);
    const { answers: unsaved } = student.form.unsaved;
    const isUnsaved = (key: AnswerKey) =>
      (this.#world.mayBeSent(tab) && key in student.form.unsaved.answers) ||
      // A tab that was told holds it as well.
      tab.device.living.some(
        (each) =>
          each.student?.username === student.username &&
          each.student.form.unsaved.answers[key] === answers[key],
      );
    // A choice is of all that is sent with it: a state of its country, a country of its blank state.
    const meant = (Object.keys(unsaved) as AnswerKey[]).filter((key) => !(key in before.unsaved));
    this.#world.lettersOf(student.username).note(student, before.answers, answers, isUnsaved, meant);
    this.#looks.set(tab, { session: student, answers, unsaved });
  }

  /**
   * Looks at every page: what a choice that came from elsewhere has cleared is a blank of that choice; what else came
   * from elsewhere is known here from now on.
   */
  look(): void {
    for (const tab of this.#world.tabs) {
      const { student } = tab;
      this.#world.lastMinute.look(tab);
      if (!student) {
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
      const readSaved = () => this.#world.server.read(student.username).answers;
      letters.replace(student, before.answers, answers, readSaved);
      const cleared = (Object.keys(before.answers) as AnswerKey[]).filter(
        (key) =>
          !answers[key] &&
          before.answers[key] &&
          (isHidden(INDEX, key, student.form.view) ||
            (key in answers && key.startsWith('parent_')) ||
            // Of the same country the blank was entered elsewhere.
            (key === 'birth_state' && before.answers.birth_country !== answers.birth_country)),
      );
      if (cleared.length === 0) continue;
      letters.note(student, pick(before.answers, cleared), pick(answers, cleared));
    }
  }

  /** What was saved elsewhere and is hidden by an unsaved choice here is cleared by that choice. */
  #noteHidden(session: StudentSession, before: Answers): void {
    const { form, username } = session;
    const { answers: unsaved } = form.unsaved;
    const hidden = (Object.keys(unsaved) as AnswerKey[]).filter(
      (key) => unsaved[key] === '' && !(key in before) && isHidden(INDEX, key, form.view),
    );
    if (hidden.length === 0) return;
    const { answers } = this.#world.server.read(username);
    this.#world.lettersOf(username).note(session, pick(answers, hidden), pick({}, hidden), () => true);
  }

  /** What was carried or handed over to an application that has just been opened is entered there. */
  opened(tab: Tab, waiting: Unsaved | null): void {
    const { student } = tab;
    if (!student) return;
    // Another student's application is opened where somebody's letters waited for them.
    if (waiting && waiting.username !== student.username) this.#world.abandon(tab, 'another came', waiting);
    const letters = this.#world.lettersOf(student.username);
    const { answers: unsaved } = student.form.unsaved;
    // A letter that comes back to its student is the one they entered.
    const brought = (Object.keys(unsaved) as AnswerKey[]).filter(
      (key) => key !== DOCUMENT && !letters.possible(key)?.includes(unsaved[key] ?? ''),
    );
    if (Object.values(unsaved).some((value) => value.startsWith('V-')))
      this.#world.count('carried answers merged');
    else if (Object.keys(unsaved).length > 0) this.#world.count('unsaved answers handed over');
    letters.note(
      student,
      pick(this.#world.server.read(student.username).answers, brought),
      pick(unsaved, brought),
    );
  }
}
