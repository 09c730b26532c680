import type { Operations, StudentCall } from '../Call.ts';
import { Refusal } from '../Refusal.ts';
import { endSession, sendCookies } from '../sessions.ts';
import { DOCUMENT_KEYS } from '../Store.ts';
import type { Student, WebStatus } from '../Store.ts';
import { listDocuments, moveOn } from './documentOperations.ts';

/** The order of the web status. */
export const STEPS: WebStatus[] = ['started', 'validating', 'submitted'];
/** What no application can do without; the rest depends on other answers and is the browser's to report. */
export const REQUIRED = ['first_name', 'last_name', 'birth_date', 'signature_name', 'ack_accuracy_ind'];

/** The profile, the answers, the web status, the checks, the submission and the PDF copy. */
export const applicationOperations = {
  getProfile: ({ reply, student }: StudentCall) => {
    void reply.header('etag', writeVersion(student));
    const { username, last_page, successful_login, web_status, answer } = student;
    const document_answer = listDocuments(student);
    return { username, last_page, successful_login, web_status, answer, document_answer };
  },

  saveAnswers: ({ body, request, reply, student }: StudentCall<Record<string, string>>) => {
    checkUnrecorded(student);
    // A second Submit sends the answers again: what changes nothing is no change.
    const isChange = Object.entries(body).some(([key, value]) => (student.answer[key] ?? '') !== value);
    if (isChange) student.checkOpen();
    // Proxies that compress make a version weak.
    const base = request.headers['if-match']?.replace('W/', '');
    if (base !== undefined && base !== writeVersion(student)) throw new Refusal('answers_changed');
    if (isChange) student.version += 1;
    Object.assign(student.answer, body);
    void reply.header('etag', writeVersion(student));
    return { message: 'Your answers are saved.' };
  },

  getAddAnother: ({ student }: StudentCall) => ({ add_another: student.add_another }),

  saveAddAnother: ({ body, student }: StudentCall<{ button_id: string; num_components: number }>) => {
    student.checkOpen();
    student.add_another[body.button_id] = body.num_components;
    return { message: 'Your change is saved.' };
  },

  getTabs: ({ student }: StudentCall) => ({ tabs: student.tabs }),

  saveTab: ({ body, student }: StudentCall<{ tab_id: string; chosen_tab: string }>) => {
    student.checkOpen();
    student.tabs[body.tab_id] = body.chosen_tab;
    return { message: 'Your change is saved.' };
  },

  saveWebStatus: ({ body: { web_status }, student }: StudentCall<{ web_status: WebStatus }>) => {
    const step = STEPS.indexOf(web_status) + 1;
    const reached = student.web_status.length;
    const isEarly = web_status === 'submitted' && !student.isAccepted;
    if (step < reached || step > reached + 1 || isEarly) throw new Refusal('status_out_of_order');
    if (step > reached) student.web_status.push({ web_status, timestamp: new Date().toISOString() });
    return { message: 'Your progress is saved.' };
  },

  saveLastPage: ({ body, student }: StudentCall<{ last_page: string }>) => {
    checkUnrecorded(student);
    student.last_page = body.last_page;
    return { message: 'Your place is saved.' };
  },

  postValidations: ({ body, student }: StudentCall<{ validation_errors: Student['reportedErrors'] }>) => {
    checkUnrecorded(student);
    student.reportedErrors = body.validation_errors;
    if (isEmpty(student.foundErrors)) return { message: 'Your answers have been checked.' };
    return { message: 'Some answers need your attention.', errors: student.foundErrors };
  },

  submitApplication: ({ student }: StudentCall) => {
    if (student.isAccepted) {
      return { message: 'Your application was already submitted. You do not need to do anything else.' };
    }
    const statuses = [...student.documents.values()].map(({ status }) => status);
    if (statuses.includes('UNPROCESSED') || statuses.includes('IN_PROGRESS'))
      throw new Refusal('conversion_running');
    if (!isReady(student)) throw new Refusal('not_ready');
    const missing = listMissingDocuments(student);
    if (missing.length > 0) {
      const messages = missing.map((key) => [key, ['Please upload this document.']]);
      throw new Refusal('document_missing', {
        errors: { education: Object.fromEntries(messages) as object },
      });
    }
    student.isAccepted = true;
    return { message: 'Your application was successfully submitted.' };
  },

  getPdf: ({ store, student }: StudentCall) => {
    if (!student.isAccepted) return { status: 'NOT_ANSWERED', url: '' };
    student.pdf ??= { status: 'UNPROCESSED' };
    const { status } = student.pdf;
    moveOn(store, student.pdf);
    return { status, url: status === 'COMPLETED' ? '/files/application.pdf' : '' };
  },

  logOut: ({ store, request, reply }: StudentCall) => {
    endSession(store, request);
    sendCookies(request, reply);
    return { message: 'You are logged out.' };
  },
} satisfies Operations;

/** Refuses once the status `submitted` is recorded as well. */
function checkUnrecorded(student: Student): void {
  if (student.web_status.length === STEPS.length) throw new Refusal('already_submitted');
}

/** The version of the saved answers, as `ETag` and `If-Match` carry it. */
const writeVersion = ({ version }: Student) => `"${version}"`;

/** Which documents are required, the description of `POST /api/submit` says. */
function listMissingDocuments({ answer, documents }: Student) {
  const isTransfer = answer.prev_college_ind === 'yes' && Number(answer.college_credits ?? '') >= 12;
  return DOCUMENT_KEYS.filter(
    (key) =>
      documents.get(key)?.status !== 'COMPLETED' &&
      (key === 'hs_transcript_doc' ||
        answer[key] === 'ANSWERED' ||
        (key === 'college_transcript_doc' && isTransfer)),
  );
}

const isReady = ({ web_status, answer, reportedErrors, foundErrors }: Student) =>
  web_status.at(-1)?.web_status === 'validating' &&
  REQUIRED.every((key) => answer[key]) &&
  isEmpty(reportedErrors) &&
  isEmpty(foundErrors);

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
