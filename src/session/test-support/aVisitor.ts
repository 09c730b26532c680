import { EMPTY_FORM_STATE, type FormState } from '../../core/run/answers/FormState.ts';
import { beginConnection } from '../beginConnection.ts';
import { replaceSession } from '../end.ts';
import type { VisitorSession } from '../Session.ts';
import { aHost, type HostSettings } from './aHost.ts';

/** A person without an account, with what they have typed. */
export function aVisitor({ state, ...settings }: HostSettings & { state?: Partial<FormState> }) {
  const page = aHost(settings);
  const connection = beginConnection(page.host);
  connection.form.hydrate({ ...EMPTY_FORM_STATE, ...state }, EMPTY_FORM_STATE);
  const session: VisitorSession = { ...connection, kind: 'visitor', unsaved: null };
  replaceSession(page.host, session);
  return { ...page, session, form: session.form, queryClient: session.queryClient };
}
