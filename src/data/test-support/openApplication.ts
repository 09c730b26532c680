import type { DocumentAnswers, WebStatus } from '@admission/sdk';
import { EMPTY_FORM_STATE, type FormState } from '../../core/run/answers/FormState.ts';
import { WEB_STATUSES } from '../webStatus.ts';
import type { Connection } from '../Connection.ts';
import { answerDocuments, documentsQuery } from '../documents/documents.ts';
import { profileQuery } from '../profile.ts';

/** The student whose application a test opens. */
export const JANE = 'jane@example.com';

/** What the server has of an application. */
export interface Application {
  readonly username?: string;
  readonly state?: Partial<FormState>;
  readonly documents?: DocumentAnswers;
  /** Null where it has not been started. */
  readonly status?: WebStatus | null;
  readonly version?: string | null;
  readonly lastPage?: '' | '/about' | '/education' | '/final-steps';
}

/** The profile as the server sends it. */
export function profileOf({
  username = JANE,
  state,
  status = 'started',
  version = null,
  lastPage = '',
}: Application) {
  const reached = status === null ? [] : WEB_STATUSES.slice(0, WEB_STATUSES.indexOf(status) + 1);
  return {
    username,
    last_page: lastPage,
    successful_login: [],
    web_status: reached.map((web_status) => ({ web_status, timestamp: '2025-06-01T00:00:00Z' })),
    answer: state?.answers ?? {},
    document_answer: {},
    version,
  };
}

/** Opens an application as entering it does, without a call. */
export function openApplication(connection: Connection, application: Application): void {
  const { queryClient, sdk, form } = connection;
  const { state, documents = {}, status = 'started' } = application;
  queryClient.setQueryData(profileQuery(sdk).queryKey, profileOf(application) as never);
  queryClient.setQueryData(documentsQuery(sdk).queryKey, { listed: documents, converted: {} });
  form.hydrate({ ...EMPTY_FORM_STATE, ...state });
  form.setValidating(status === 'validating');
  answerDocuments(connection);
}
