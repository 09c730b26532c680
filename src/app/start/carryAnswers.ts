import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import type { CarriedForm, NavigationState } from '../../core/application/NavigationState.ts';
import { carriedForm, withoutSensitive } from '../../session/carriedForm.ts';
import { makeId } from '../../core/makeId.ts';
import type { SessionHost } from '../../session/createSessionHost.ts';
import { noteCarried, noteMerged, readEntry, wasMerged } from '../../session/storage.ts';
import type { Router } from './Router.ts';

/** How long after the last keystroke the history entry is brought up to date, in ms. */
const WRITE_DELAY_MS = 300;

/** Reads what a visitor had typed when the page was reloaded; null if nothing, or if it was merged since (TRAP-13). */
export function readCarried(): CarriedForm | null {
  const { carried } = readEntry();
  return carried && !wasMerged(carried.id) ? { ...EMPTY_FORM_STATE, ...carried } : null;
}

/**
 * Carries what a visitor types through every hop to their account, and through a reload. Spec §1, §2.
 *
 * The current history entry always holds the newest answers, whichever link, button or Back key led to
 * it; an SSN stays in memory (TRAP-13). Once merged into an account the carried answers are marked by
 * their id, so that an old entry cannot bring them back over newer ones.
 */
export function carryAnswers(host: SessionHost, router: Router, first: CarriedForm | null): void {
  let id = first?.id ?? makeId();
  let isUsed = first !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;

  const write = () => {
    clearTimeout(timer);
    const session = host.current.getState();
    if (isUsed && session.kind === 'student') {
      noteMerged(id);
      // Whoever types here after that student has left brings answers of their own.
      id = makeId();
      isUsed = false;
    }
    // A navigation under way would be called off; it writes by itself once it has ended.
    if (router.state.navigation.state !== 'idle') return;
    const { location, errors } = router.state;
    const state = location.state as NavigationState | null;
    const carried = entryOf(host, carriedForm(session), id);
    const written = errors ? readEntry().carried : state?.carried;
    if (JSON.stringify(carried) === JSON.stringify(written)) return;
    isUsed ||= carried !== undefined;
    if (errors) noteCarried(carried);
    else void router.navigate(location, { replace: true, state: { ...state, focus: undefined, carried } });
  };

  // After the router has settled: while it tells its listeners it forgets what they begin.
  router.subscribe(() => queueMicrotask(write));
  const follow = () => {
    stop();
    const session = host.current.getState();
    stop = () => undefined;
    if (session.kind !== 'visitor' && session.kind !== 'token') return;
    stop = session.form.subscribe('answers', () => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS);
    });
  };
  host.current.subscribe(follow);
  follow();
  // A reload takes the entry as it was before `pagehide`; on a phone that is all there is.
  window.addEventListener('beforeunload', write);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}

function entryOf(host: SessionHost, carried: FormState | null, id: string): CarriedForm | undefined {
  if (!carried) return undefined;
  // Before the form is here, all there is comes from an entry.
  return { ...(host.index ? withoutSensitive(carried, host.index) : carried), id };
}
