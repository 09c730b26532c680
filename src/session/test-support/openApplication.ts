import type { DocumentAnswers, StudentAnswers, WebStatus } from '@admission/sdk';
import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { STUDENT_RULES } from '../../core/run/journal/studentRules.ts';
import { WEB_STATUSES } from '../status/webStatus.ts';
import { answerDocuments, documentsQuery } from '../documents/documents.ts';
import { profileQuery } from '../calls/profile.ts';
import { saveAll } from '../saving/saveAll.ts';
import { variant } from './server.ts';
import type { OpenSession } from '../Session.ts';

/** The default username for a test's student. */
export const JANE = 'jane@example.com';

/** An application as saved on the server. */
export interface Application {
  readonly username?: string;
  readonly state?: Partial<FormState>;
  readonly documents?: DocumentAnswers;
  /** Null if the application has not been started. */
  readonly status?: WebStatus | null;
  readonly version?: string | null;
  /** The highest number of each form that the server has applied. */
  readonly saves?: Readonly<Record<string, number>>;
  readonly lastPage?: '' | '/about' | '/education' | '/final-steps';
}

/** Returns the `getProfile` reply for an application. */
export function profileOf({
  username = JANE,
  state,
  status = 'started',
  version = null,
  lastPage = '',
  saves,
}: Application) {
  const reached = status === null ? [] : WEB_STATUSES.slice(0, WEB_STATUSES.indexOf(status) + 1);
  const profile = {
    username,
    last_page: lastPage,
    successful_login: [],
    web_status: reached.map((web_status) => ({ web_status, timestamp: '2025-06-01T00:00:00Z' })),
    answer: (state?.answers ?? {}) as StudentAnswers,
    ...(saves && { saves }),
  };
  return variant('getProfile', '200:new_student', profile, version === null ? {} : { ETag: version });
}

/** Opens an application as a log-in does, but without making any calls. */
export function openApplication(session: OpenSession, application: Application): void {
  const { queryClient, sdk, form } = session;
  const { state, documents = {}, status = 'started', version = null } = application;
  const { body } = profileOf(application);
  queryClient.setQueryData(profileQuery(sdk).queryKey, body as never);
  queryClient.setQueryData(documentsQuery(sdk).queryKey, { listed: documents, converted: {} });
  form.letters.equip(STUDENT_RULES);
  if (session.kind === 'student') session.saveAll = (terms) => saveAll(session, terms);
  form.hydrate({ ...EMPTY_FORM_STATE, ...state, version });
  form.errors.setValidating(status === 'validating');
  answerDocuments(session);
}
