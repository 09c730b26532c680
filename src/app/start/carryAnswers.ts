import { EMPTY_FORM_STATE } from '../../core/answers/FormState.ts';
import type { CarriedForm, NavigationState } from '../../core/application/NavigationState.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { carriedForm, withoutSensitive } from '../../data/session/carriedForm.ts';
import { hasSessionMarker } from '../../data/session/readAccess.ts';

/** How long after the last keystroke the history entry is brought up to date, in ms. */
const WRITE_DELAY_MS = 300;
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
 */
export function carryAnswers(applicant: Applicant, router: RouterLike): void {
  const id = takeUp(applicant);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    const carried = carriedForm(applicant);
    if (applicant.access?.mode === 'student') sessionStorage.setItem(MERGED_KEY, id);
    const { usr, ...rest } = readHistory();
    if (!carried && !usr?.carried) return;
    const form: CarriedForm | undefined = carried
      ? { ...withoutSensitive(carried, applicant.store.index), id }
      : undefined;
    window.history.replaceState({ ...rest, usr: { ...usr, carried: form } }, '');
  };

  router.subscribe(write);
  applicant.store.subscribe('answers', () => {
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  });
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}

/** Takes the carried answers of the entry the page was loaded on, and returns their id or a new one. */
function takeUp(applicant: Applicant): string {
  const carried = readHistory().usr?.carried;
  const isFresh = carried && sessionStorage.getItem(MERGED_KEY) !== carried.id;
  if (isFresh && !hasSessionMarker(document.cookie)) {
    applicant.carried = { ...EMPTY_FORM_STATE, ...carried };
    return carried.id;
  }
  return crypto.randomUUID();
}

function readHistory(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}
