import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../src/core/answers/answersTo.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { FormStore } from '../src/core/run/answers/FormStore.ts';
import type { Change } from '../src/core/run/journal/Journal.ts';
import { isConverting } from '../src/session/documents/uploads.ts';
import type { LettersInPage } from '../src/session/letters/LetterKeeper.ts';
import type { StudentSession } from '../src/session/Session.ts';
import { completePair, enteredOf, isMasked } from './form.ts';
import { clearsWhenLeft, journalOf, type Told, type Unsettled, unsettledOf } from './journalOf.ts';
import { excuse, type Letter } from './Letter.ts';
import type { Contents } from './Letters.ts';
import type { LetterShelf } from './LetterShelf.ts';
import type { Tab } from './Tab.ts';
import type { WorldState } from './WorldState.ts';

/** How long before a crash letters may be lost, in ms. */
const LAST_MOMENT_MS = 1_000;
const NOTHING: Unsettled = { changes: [], waiting: [], told: [] };

/** Records which letters may be lost, because they were only in a page's memory or because the person knows. */
export class Excuses {
  readonly #world: WorldState;
  /** When forms last adopted answers, which may have given way. */
  readonly #adoptedAt = new WeakMap<FormStore, number>();
  /** What pages kept in their memory, by student, before they opened their last form. */
  readonly #keptBefore = new WeakMap<Tab, readonly (readonly [student: string, left: LettersInPage])[]>();

  constructor(world: WorldState) {
    this.#world = world;
  }

  /** Follows when a form adopts answers. */
  #follow(form: FormStore): void {
    if (this.#adoptedAt.has(form)) return;
    this.#adoptedAt.set(form, this.#world.clock.elapsed);
    const adopt = form.letters.adopt.bind(form.letters);
    form.letters.adopt = (journal) => {
      adopt(journal);
      this.#adoptedAt.set(form, this.#world.clock.elapsed);
    };
  }

  /** Records what a page keeps in its memory before it opens a student's form. */
  noteOpening(tab: Tab): void {
    this.#keptBefore.set(tab, [...(tab.page?.sessions.lettersInPage ?? [])]);
  }

  /** Excuses the masked letters of other students: a page drops them once it has opened this student's form. */
  noteOpened(tab: Tab, { form, username }: StudentSession): void {
    this.#follow(form);
    for (const [name, left] of this.#keptBefore.get(tab) ?? []) {
      if (name === username.toLowerCase()) continue;
      const unsettled = unsettledOf(left);
      const letters = [...this.#unconfirmedIn(name, unsettled), ...this.#listedIn(name, unsettled)];
      excuse(
        letters.filter(({ key }) => isMasked(key)),
        'another student has logged in on its page',
      );
    }
  }

  /** Ends a page without any event. */
  crash(tab: Tab): void {
    const { lastStudent: student } = tab;
    const now = this.#world.clock.elapsed;
    excuse(Object.values(this.#inMemory(tab)).flat(), 'it was in the memory of a page that crashed');
    if (student) {
      this.#world.lettersOf(student.username).forgetSince(student, now - LAST_MOMENT_MS);
      const isRecent = (this.#adoptedAt.get(student.form) ?? 0) > now - LAST_MOMENT_MS;
      const unwritten = unstored(tab.device.letters, student, true);
      if (isRecent) excuse(this.#listedIn(student.username, unwritten), 'it was listed in the last second');
      // The last write of its record may not have failed yet, so the page's memory has nothing.
      const isEnding = tab.sessionEndedAt > now - LAST_MOMENT_MS;
      const left = unstored(tab.device.letters, student);
      if (isEnding) excuse(this.#unconfirmedIn(student.username, left), 'its session had just ended');
    }
    tab.crash();
  }

  /**
   * Closes a tab's page. If the browser would have prompted, the person knowingly accepts the loss.
   *
   * @param isSaving whether one of its saves is in transit.
   * @returns false if the browser prompted although nothing would have been lost.
   */
  close(tab: Tab, isSaving: boolean): boolean {
    const { own, kept, listed } = this.#inMemory(tab);
    const letters = [...own, ...kept];
    const { student, device } = tab;
    const { isBlocked, hasFailed } = device.letters;
    const keepsNothing = isBlocked || hasFailed;
    const { told, waiting } = student ? journalOf(student.form) : NOTHING;
    const hasOthers =
      (keepsNothing &&
        student &&
        (student.form.hasUnsaved || waiting.length > 0 || clearsWhenLeft(student.form))) ||
      told.some(({ answers }) => keepsNothing || Object.keys(answers).some(isMasked)) ||
      (student && isConverting(student)) ||
      tab.page?.sessions.lettersInPage.size;
    this.readMissing(tab);
    this.#followLastWrite(tab);
    tab.close();
    if (tab.wouldPrompt || isSaving || (!device.isOnline && !device.letters.isFull))
      excuse(letters, 'it was only in the memory of a closed page');
    if (tab.wouldPrompt) excuse(listed, 'it was only listed on a closed page');
    if (student) excuse(kept, 'another student had logged in on its page');
    return !tab.wouldPrompt || letters.length > 0 || Boolean(hasOthers);
  }

  /** Records that a call of a closed page, which cannot repeat it, has failed. */
  callFailed(tab: Tab, contents: Contents | null): void {
    if (tab.isAlive || !contents) return;
    const { isBlocked } = tab.device.letters;
    const isOnlyThere = ({ key }: Letter) => isBlocked || isMasked(key);
    excuse([...contents.values()].filter(isOnlyThere), 'the last call of its page failed');
  }

  /** Records that the student has given up their unsaved answers. */
  giveUp({ student }: Tab): void {
    if (!student) return;
    this.#world.lettersOf(student.username).follow(student);
    excuse(this.#unconfirmedIn(student.username, journalOf(student.form)), 'logged out anyway');
  }

  /** Records that the person has seen the list of answers that came too late for their application. */
  readMissing({ student, missing }: Tab): void {
    if (!student) return;
    const { answers: saved } = this.#world.server.read(student.username);
    const letters = this.#world.lettersOf(student.username);
    // A country that is listed alone was chosen without a state, or under the state that was saved since; a state was
    // chosen under any country.
    const wholeOf = (answers: Answers) =>
      'birth_country' in answers ? [saved, {}].map((beneath) => completePair(answers, beneath)) : [answers];
    for (const answers of missing.flatMap(wholeOf)) excuse(letters.withValues(answers), 'told');
  }

  /** Returns the letters that a page keeps only in its memory, for its form and for sessions that have ended. */
  #inMemory(tab: Tab): Record<'own' | 'kept' | 'listed', readonly Letter[]> {
    const { student, page } = tab;
    if (student) this.#world.lettersOf(student.username).follow(student);
    const own = student ? unstored(tab.device.letters, student) : NOTHING;
    const username = student?.username ?? '';
    const takenBack =
      student && tab.device.letters.hasFailed ? this.#beneathTakenBack(tab.device.letters, student) : [];
    return {
      own: [...this.#unconfirmedIn(username, own), ...takenBack],
      listed: this.#listedIn(username, own),
      kept: [...(page?.sessions.lettersInPage ?? [])].flatMap(([name, left]) => {
        const unsettled = unsettledOf(left);
        return [...this.#unconfirmedIn(name, unsettled), ...this.#listedIn(name, unsettled)];
      }),
    };
  }

  /** Excuses the letters of a page that closes if its last write is the first to fail: it could not know. */
  #followLastWrite({ student, device: { letters } }: Tab): void {
    if (!student || letters.warned.has(student.form.letters.id)) return;
    const left = unstored(letters, student, true);
    const { username } = student;
    const unwritten = [
      ...this.#unconfirmedIn(username, left),
      ...this.#listedIn(username, left),
      ...this.#beneathTakenBack(letters, student),
    ];
    letters.onUnheard.set(student.form.letters.id, () =>
      excuse(unwritten, 'the disk had filled unnoticed before the last write of its page'),
    );
  }

  /** Returns the letters over which the record still has a change that the page has taken back. */
  #beneathTakenBack(letters: LetterShelf, student: StudentSession): readonly Letter[] {
    const { id, journal } = student.form.letters;
    const isLeft = ({ form, n }: Change) =>
      journal.changes.some((each) => each.form === form && each.n === n);
    const takenBack = letters.recordOf(id)?.changes.filter((change) => !isLeft(change)) ?? [];
    const shown = this.#world.lettersOf(student.username).shownOn(student);
    const keys = takenBack.flatMap(({ answers }) => keysOf(enteredOf(answers)));
    return keys.flatMap((key) => shown.get(key) ?? []).filter(({ page }) => page === student);
  }

  #unconfirmedIn(username: string, { changes, waiting }: Unsettled): readonly Letter[] {
    const letters = this.#world.lettersOf(username);
    // The page may have ended before an act could show which letters are refused. They have never reached the server.
    const refused = waiting.flatMap(({ answers }) => letters.withValues(answers));
    return [...letters.ofChanges(changes), ...refused.filter(({ isApplied }) => !isApplied)];
  }

  #listedIn(username: string, { told }: Unsettled): readonly Letter[] {
    const letters = this.#world.lettersOf(username);
    return told.flatMap(({ answers }) => letters.withValues(answers));
  }
}

/** Returns what a page has that is not in its record, nor will be by the time the page has closed. */
function unstored(letters: LetterShelf, { form }: StudentSession, hasFailed = letters.hasFailed): Unsettled {
  const own = journalOf(form);
  const { changes, waiting, told } = letters.recordOf(form.letters.id) ?? NOTHING;
  const isKept = (answers: Answers, isWritten: boolean) =>
    !letters.isBlocked && !Object.keys(answers).every(isMasked) && (!hasFailed || isWritten);
  const isChange = (change: Change) => {
    const isWritten = [...changes, ...waiting].some(
      ({ form: id, n, answers }) =>
        id === change.form && n === change.n && isDeepStrictEqual(answers, change.answers),
    );
    return !isKept(change.answers, isWritten);
  };
  const isTold = ({ answers }: Told) =>
    !isKept(
      answers,
      told.some((each) => isDeepStrictEqual(each.answers, answers)),
    );
  return {
    changes: own.changes.filter(isChange),
    waiting: own.waiting.filter(isChange),
    told: own.told.filter(isTold),
  };
}
