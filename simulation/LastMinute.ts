import { isSubmitting } from '../src/session/status/submission.ts';
import { RECONCILIATIONS } from '../src/session/status/reconcileSubmitted.ts';
import type { Answers } from '../src/core/run/answers/FormState.ts';
import type { StudentSession } from '../src/session/Session.ts';
import type { Tab } from './Tab.ts';
import { enteredOf } from './tabAnswers.ts';

/**
 * One minute until a save begins, plus the time for that save and for an earlier one it may have to wait for.
 */
const AT_MOST_MS = 80_000;
/** After a failure, the next attempt may be up to four minutes away. */
const TROUBLE_MS = 6 * 60_000;

/**
 * Decides which answers may be lost when a browser is killed: if the network works, only those entered in the
 * last minute (PROD-06).
 */
export class LastMinute {
  readonly #now: () => number;
  readonly #since = new Map<StudentSession, Map<string, number>>();
  readonly #troubledAt = new Map<Tab, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records that a tab has had a network problem. */
  trouble(tab: Tab): void {
    this.#troubledAt.set(tab, this.#now());
  }

  /** Records since when each of a tab's answers has been unsaved. */
  look(tab: Tab): void {
    const { student, device } = tab;
    if (!device.isOnline) this.trouble(tab);
    if (!student) return;
    const before = this.#since.get(student);
    const keys = Object.keys(enteredOf(student.form.typed.unsaved));
    this.#since.set(student, new Map(keys.map((key) => [key, before?.get(key) ?? this.#now()])));
  }

  /** Returns the unsaved answers that may be lost, or null if all of them may be lost. */
  losable(tab: Tab, unsaved: Answers): Answers | null {
    const { student } = tab;
    const isTroubled = this.#now() - (this.#troubledAt.get(tab) ?? -Infinity) < TROUBLE_MS;
    if (!student || isTroubled || isSubmitting(student.queryClient)) return null;
    if (student.queryClient.getMutationCache().find({ mutationKey: RECONCILIATIONS })) return null;
    const since = this.#since.get(student);
    const typed = enteredOf(student.form.typed.unsaved);
    const isOld = (key: string) =>
      key in typed && this.#now() - (since?.get(key) ?? this.#now()) > AT_MOST_MS;
    return Object.fromEntries(Object.entries(unsaved).filter(([key]) => !isOld(key)));
  }
}
