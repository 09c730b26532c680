import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import type { ServiceView } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { publicViewQuery, serviceViewQuery } from '../queries.ts';
import { carriedForm } from './carriedForm.ts';
import { enterAsStudent } from './enterAsStudent.ts';
import { forget } from './forget.ts';
import { LogOutFailedError } from './LogOutFailedError.ts';
import { type Access, readAccess } from './readAccess.ts';
import { readUnfinishedLogOut } from './unfinishedLogOut.ts';

/**
 * Gets the form ready for whoever the address and the cookies let in; at once if it already is.
 *
 * It runs before every page of the form, so a session that was ended in another tab is noticed.
 *
 * @throws UnauthorizedError | ServerError when the answers cannot be loaded; LogOutFailedError when the session is
 * that of somebody who has left, and has to end before anything of them is asked for (decision 014).
 */
export async function enterForm(applicant: Applicant, search: string, cookies: string): Promise<void> {
  const access = readAccess(search, cookies, applicant.serviceToken);
  const before = applicant.access;
  if (isSame(before, access)) return;
  const running = entering.get(applicant);
  if (running && isSame(running.access, access)) return running.done;

  const left = access.mode === 'student' ? readUnfinishedLogOut() : null;
  if (left) throw new LogOutFailedError(left, { isLeftBehind: true });

  applicant.hasLeft = false;
  applicant.leavingElsewhere = null;
  if (before?.mode === 'visitor' && access.mode === 'student') {
    // Their form may be on screen: it stays as it is, and what they go on typing counts, until it can be merged.
    applicant.queryClient.clear();
  } else {
    const carried = carriedForm(applicant);
    if (before) forget(applicant);
    applicant.carried = carried;
  }
  const done = ENTER[access.mode](applicant, access).finally(() => entering.delete(applicant));
  entering.set(applicant, { access, done });
  return done;
}

/** Entries under way: two navigations that overtake each other load, and start an application, once (TRAP-47). */
const entering = new WeakMap<Applicant, { access: Access; done: Promise<void> }>();

function isSame(one: Access | null, other: Access): boolean {
  return one?.mode === other.mode && one.token === other.token;
}

const ENTER: Record<Access['mode'], (applicant: Applicant, access: Access) => Promise<void>> = {
  student: (applicant, access) => enterAsStudent(applicant, access),

  async visitor(applicant, access) {
    const state = applicant.carried ?? EMPTY_FORM_STATE;
    applicant.carried = null;
    applicant.access = access;
    applicant.store.hydrate(state, {});
    return Promise.resolve();
  },

  async token(applicant, access) {
    const view = await applicant.queryClient.query(publicViewQuery(applicant.sdk, access.token ?? ''));
    applicant.access = access;
    applicant.store.hydrate(stateOf(view));
  },

  async service(applicant, access) {
    const view = await applicant.queryClient.query(serviceViewQuery(applicant.sdk, access.token ?? ''));
    applicant.access = access;
    applicant.snapshot.set({ is_service_user: true });
    applicant.store.hydrate(stateOf(view));
  },
};

function stateOf(view: ServiceView): FormState {
  return { answers: view.answer, addAnother: view.add_another, tabs: view.tabs };
}
