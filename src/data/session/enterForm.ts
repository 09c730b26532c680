import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import type { ServiceView } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { publicViewQuery, serviceViewQuery } from '../queries.ts';
import { carriedForm } from './carriedForm.ts';
import { enterAsStudent } from './enterAsStudent.ts';
import { forget } from './forget.ts';
import { type Access, readAccess } from './readAccess.ts';

/**
 * Gets the form ready for whoever the address and the cookies let in; at once if it already is.
 *
 * It runs before every page of the form, so a session that was ended in another tab is noticed.
 *
 * @throws UnauthorizedError | ServerError when the answers cannot be loaded.
 */
export async function enterForm(applicant: Applicant, search: string, cookies: string): Promise<void> {
  const access = readAccess(search, cookies);
  const before = applicant.access;
  if (before?.mode === access.mode && before.token === access.token) return;

  const carried = carriedForm(applicant);
  if (before) forget(applicant);
  applicant.carried = carried;
  await ENTER[access.mode](applicant, access);
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
