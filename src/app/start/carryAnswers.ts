import type { DataRouter } from 'react-router-dom';
import { EMPTY_FORM_STATE } from '../../core/run/answers/FormState.ts';
import type { CarriedForm, NavigationState } from '../../routes/NavigationState.ts';
import {
  carriedForm,
  makeId,
  newestRevision,
  noteInEntry,
  noteMerged,
  noteRevision,
  readEntry,
  type Sessions,
  withoutSensitive,
} from '../../session/index.ts';

/** How long after the last keystroke the history entry is brought up to date, in ms. */
const WRITE_DELAY_MS = 300;

/** Reads what a visitor had typed when the page was reloaded; null if nothing, or if it is no longer the newest. */
export function readCarried(): CarriedForm | null {
  const { carried } = readEntry();
  if (!carried) return null;
  const newest = newestRevision(carried.id);
  return newest === undefined || carried.revision >= newest ? { ...EMPTY_FORM_STATE, ...carried } : null;
}

/**
 * Carries what a visitor types through every hop to their account, and through a reload. Spec §1, §2.
 *
 * The current history entry always holds the newest answers, whichever link, button or Back key led to
 * it; an SSN stays in memory. Each change makes a new revision, and an account ends them all, so that an
 * old entry that is loaded afresh brings nothing back over newer answers.
 *
 * @returns what brings the entry up to date at once, as the page is left.
 */
export function carryAnswers(sessions: Sessions, router: DataRouter, first: CarriedForm | null): () => void {
  let id = first?.id ?? makeId();
  let revision = first?.revision ?? 0;
  let newest = JSON.stringify(first);
  let isStudent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;

  const write = () => {
    clearTimeout(timer);
    const session = sessions.now;
    if (session.kind === 'student' && !isStudent) {
      noteMerged(id);
      // A person who types here after that student has left brings answers of their own.
      id = makeId();
      revision = 0;
      newest = 'null';
    }
    isStudent = session.kind === 'student';
    // A navigation under way would be called off; it writes by itself once it has ended.
    if (router.state.navigation.state !== 'idle') return;
    const form = carriedForm(session);
    // Before the form is here, all there is comes from an entry.
    const kept = form && sessions.index ? withoutSensitive(form, sessions.index) : form;
    if (JSON.stringify(kept) !== newest) {
      newest = JSON.stringify(kept);
      revision += 1;
    }
    const { location, errors } = router.state;
    const state = location.state as NavigationState | null;
    const carried = kept ? { ...kept, id, revision } : undefined;
    const written = errors ? readEntry().carried : state?.carried;
    if (JSON.stringify(carried) === JSON.stringify(written)) return;
    // Opened on an older entry, this page has only now come to the newest: it begins with what that has.
    if (!kept && written && written.id !== id && newestRevision(written.id) === written.revision) {
      window.location.reload();
      return;
    }
    // After the entry has it: a page that closes in between must not outdate what it could not write.
    const note = noteRevision.bind(null, id, revision);
    const next = { ...state, focus: undefined, carried };
    if (errors) noteInEntry({ carried });
    else void router.navigate(location, { replace: true, state: next }).then(note);
  };

  // After the router has settled: while it tells its listeners it forgets what they begin.
  router.subscribe(() => queueMicrotask(write));
  const follow = () => {
    stop();
    const session = sessions.now;
    stop = () => undefined;
    if (session.kind !== 'visitor' && session.kind !== 'token') return;
    stop = session.form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS);
    });
  };
  sessions.current.subscribe(follow);
  follow();
  return write;
}
