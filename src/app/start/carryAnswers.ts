import { EMPTY_FORM_STATE } from '../../core/answers/FormState.ts';
import type { CarriedForm, NavigationState } from '../../core/application/NavigationState.ts';
import { makeId } from '../../core/makeId.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { carriedForm, withoutSensitive } from '../../data/session/carriedForm.ts';

/** How long after the last keystroke the history entry is brought up to date, in ms. */
const WRITE_DELAY_MS = 300;
/** In session storage: the ids of what was merged into an account, one after the other. */
const MERGED_KEY = 'admit_carried_merged';

interface HistoryState {
  usr?: NavigationState | null;
}

/** The router's events this needs. */
interface RouterLike {
  subscribe: (listener: () => void) => () => void;
}

/**
 * Carries what a visitor types through every hop to their account, and through a reload. Spec §1, §2.
 *
 * The current history entry always holds the newest answers, whichever link, button or Back key led to
 * it; an SSN stays in memory (TRAP-13). Once merged into an account the carried answers are marked by
 * their id, so that an old entry cannot bring them back over newer ones.
 *
 * What the entry holds is taken up at once, and has to be before a router is made: that enters the form with it.
 *
 * @returns what to call with the router, so that the answers are there after every navigation.
 */
export function carryAnswers(applicant: Applicant): (router: RouterLike) => void {
  let id = takeUp(applicant);
  let isUsed = applicant.carried !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    const carried = carriedForm(applicant);
    if (isUsed && applicant.access?.mode === 'student') {
      noteMerged(id);
      // Whoever types here after that student has left brings answers of their own.
      id = makeId();
      isUsed = false;
    }
    const { usr, ...rest } = readHistory();
    if (!carried && !usr?.carried) return;
    isUsed ||= carried !== null;
    const form: CarriedForm | undefined = carried
      ? { ...withoutSensitive(carried, applicant.store.index), id }
      : undefined;
    window.history.replaceState({ ...rest, usr: { ...usr, carried: form } }, '');
  };

  return (router) => {
    router.subscribe(write);
    applicant.store.subscribe('answers', () => {
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_DELAY_MS);
    });
    // A reload takes the entry as it was before `pagehide`; on a phone that is all there is.
    window.addEventListener('beforeunload', write);
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') write();
    });
  };
}

/** Takes the carried answers of the entry the page was loaded on, and returns their id or a new one. */
function takeUp(applicant: Applicant): string {
  const carried = readHistory().usr?.carried;
  if (!carried || readMerged().includes(carried.id)) return makeId();
  applicant.carried = { ...EMPTY_FORM_STATE, ...carried };
  return carried.id;
}

/** A browser that keeps nothing for a page keeps no session either, so nothing was merged in it. */
function readMerged(): readonly string[] {
  try {
    return (sessionStorage.getItem(MERGED_KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function noteMerged(id: string): void {
  try {
    sessionStorage.setItem(MERGED_KEY, [...readMerged().filter(Boolean), id].join(' '));
  } catch {
    // See readMerged.
  }
}

function readHistory(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}
