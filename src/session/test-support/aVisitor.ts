import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { indexForm } from '../../core/run/indexForm.ts';
import { createPersonal } from '../lifecycle/createSession.ts';
import type { VisitorSession } from '../Session.ts';
import { aHost, type HostSettings, NAME_FORM } from './aHost.ts';

/** A visitor with the answers they have typed. */
export function aVisitor({ state, ...settings }: HostSettings & { state?: Partial<FormState> }) {
  const page = aHost(settings);
  const personal = createPersonal(page.sessions, indexForm(settings.form ?? NAME_FORM));
  personal.form.hydrate(EMPTY_FORM_STATE);
  personal.form.merge({ ...EMPTY_FORM_STATE, ...state });
  const session = page.sessions.replace<VisitorSession>({ ...personal, kind: 'visitor', hasUnsaved: false });
  return { ...page, session, form: session.form, queryClient: session.queryClient };
}
