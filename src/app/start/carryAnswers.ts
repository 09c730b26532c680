import type { DataRouter } from 'react-router-dom';
import { entriesOf } from '../../core/entriesOf.ts';
import { makeId } from '../../core/makeId.ts';
import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import type { CarriedForm, NavigationState } from '../../routes/NavigationState.ts';
import {
  carriedForm,
  newestRevision,
  noteInEntry,
  noteMerged,
  noteRevision,
  readEntry,
  type Sessions,
} from '../../session/index.ts';

/** Delay between the last keystroke and the update of the history entry, in ms. */
const WRITE_DELAY_MS = 300;

/** Reads the answers that a visitor typed before the page was reloaded; null if there are none or they are outdated. */
export function readCarried(): CarriedForm | null {
  const { carried } = readEntry();
  if (!carried) return null;
  const newest = newestRevision(carried.id);
  return newest === undefined || carried.revision >= newest ? { ...EMPTY_FORM_STATE, ...carried } : null;
}

/**
 * Keeps a visitor's newest answers in the current history entry, so that they survive every navigation and reload on
 * the way to an account. Spec §1, §2.
 *
 * Each change creates a new revision, and merging into an account invalidates all of them, so that reloading an old
 * entry never overwrites newer answers.
 *
 * @returns a function that updates the entry at once, to be called when the page may be closed.
 */
export function carryAnswers(sessions: Sessions, router: DataRouter, first: CarriedForm | null): () => void {
  let id = first?.id ?? makeId();
  let revision = first?.revision ?? 0;
  let newest: FormState | null = first;
  let isStudent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;

  const write = (isUnloading: boolean) => {
    clearTimeout(timer);
    const session = sessions.now;
    if (session.kind === 'student' && !isStudent) {
      noteMerged(id);
      // Answers typed after the student has logged out belong to a new set.
      id = makeId();
      revision = 0;
      newest = null;
    }
    isStudent = session.kind === 'student';
    // The router would cancel a navigation in progress, so the entry is written once that has ended.
    if (router.state.navigation.state !== 'idle' && !isUnloading) return;
    const form = carriedForm(session);
    // Until the form has loaded, all answers come from a history entry, which never contains an SSN.
    const kept = form && sessions.entrance ? withoutMasked(form, sessions.entrance.index) : form;
    if (!isSame(kept, newest)) {
      newest = kept;
      revision += 1;
    }
    const { location, errors } = router.state;
    const state = location.state as NavigationState | null;
    const carried = kept ? { ...kept, id, revision } : undefined;
    const bypassesRouter = isUnloading || errors !== null;
    const written = bypassesRouter ? readEntry().carried : state?.carried;
    if (carried?.id === written?.id && carried?.revision === written?.revision) return;
    // This page was opened on an older entry and has just navigated to the newest one, so it reloads to use that.
    if (!kept && written && written.id !== id && newestRevision(written.id) === written.revision) {
      if (!isUnloading) window.location.reload();
      return;
    }
    // Recorded only after the entry is written: if that fails, the older entry must stay valid.
    const note = () => {
      if (isWritten(carried)) noteRevision(carried.id, carried.revision);
    };
    const next = { ...state, focus: undefined, carried };
    if (bypassesRouter) {
      noteInEntry({ carried });
      note();
    } else void router.navigate(location, { replace: true, state: next }).then(note);
  };

  // Runs after the router has settled. Navigations started while it notifies its listeners would be lost.
  router.subscribe(() => queueMicrotask(() => write(false)));
  const follow = () => {
    stop();
    const session = sessions.now;
    stop = () => undefined;
    if (session.kind !== 'visitor' && session.kind !== 'token') return;
    stop = session.form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS, false);
    });
  };
  sessions.current.subscribe(follow);
  follow();
  return () => write(true);
}

/** Returns whether the history entry contains these answers, or newer ones of the same visitor. */
function isWritten(carried: CarriedForm | undefined): carried is CarriedForm {
  const written = readEntry().carried;
  return carried !== undefined && written?.id === carried.id && written.revision >= carried.revision;
}

function isSame(one: FormState | null, other: FormState | null): boolean {
  if (!one || !other) return one === other;
  return (['answers', 'addAnother', 'tabs'] as const).every((part) => {
    const [some, others]: Record<string, string | number>[] = [one[part], other[part]];
    return Object.keys({ ...some, ...others }).every((key) => some?.[key] === others?.[key]);
  });
}

/** Omits masked answers, which may be kept only in memory (TRAP-13). */
function withoutMasked(state: FormState, { maskedKeys }: FormIndex): FormState {
  const kept = entriesOf(state.answers).filter(([key]) => !maskedKeys.has(key));
  return { ...state, answers: Object.fromEntries(kept) };
}
