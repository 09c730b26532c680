import { DOCUMENT_KEYS } from '../createStore.ts';
import type { DocumentKey, Student, WebStatus } from '../createStore.ts';
import type { Operations, StudentCall } from '../Operation.ts';
import { Refusal } from '../Refusal.ts';
import { endSession, sendCookies } from '../sessions.ts';
import { writeVersion } from './answerOperations.ts';
import { checkUnrecorded } from './checkOpen.ts';
import { listDocuments, moveOn } from './documentOperations.ts';

const STEPS: WebStatus[] = ['started', 'validating', 'submitted'];
/** What no application can do without; the rest depends on other answers and is the browser's to report. */
export const REQUIRED = ['first_name', 'last_name', 'birth_date', 'signature_name', 'ack_accuracy_ind'];

/** The profile, the web status, the checks, the submission and the PDF copy. */
export const applicationOperations: Operations<StudentCall> = {
  getProfile: ({ reply, student }) => {
    void reply.header('etag', writeVersion(student));
    const { username, last_page, successful_login, web_status, answer } = student;
    const document_answer = listDocuments(student);
    return { username, last_page, successful_login, web_status, answer, document_answer };
  },

  saveWebStatus: ({ body, student }) => {
    const { web_status } = body as { web_status: WebStatus };
    const step = STEPS.indexOf(web_status) + 1;
    const reached = countSteps(student);
    const isEarly = web_status === 'submitted' && !student.isAccepted;
    if (step < reached || step > reached + 1 || isEarly) throw new Refusal('status_out_of_order');
    if (step > reached) student.web_status.push({ web_status, timestamp: new Date().toISOString() });
    return { message: 'Your progress is saved.' };
  },

  saveLastPage: ({ body, student }) => {
    checkUnrecorded(student);
    student.last_page = (body as { last_page: string }).last_page;
    return { message: 'Your place is saved.' };
  },

  postValidations: ({ body, student }) => {
    checkUnrecorded(student);
    student.reportedErrors = (body as { validation_errors: Record<string, string[]> }).validation_errors;
    if (Object.keys(student.foundErrors).length === 0) return { message: 'Your answers have been checked.' };
    return { message: 'Some answers need your attention.', errors: student.foundErrors };
  },

  submitApplication: ({ student }) => {
    if (student.isAccepted) {
      return { message: 'Your application was already submitted. You do not need to do anything else.' };
    }
    const isConverting = [...student.documents.values()].some(
      ({ status }) => status === 'UNPROCESSED' || status === 'IN_PROGRESS',
    );
    if (isConverting) throw new Refusal('conversion_running');
    if (!isReady(student)) throw new Refusal('not_ready');
    const missing = listRequiredDocuments(student).filter(
      (key) => student.documents.get(key)?.status !== 'COMPLETED',
    );
    if (missing.length > 0) throw refuseWithoutDocuments(missing);
    student.isAccepted = true;
    return { message: 'Your application was successfully submitted.' };
  },

  getPdf: ({ student }) => {
    if (!student.isAccepted) return { status: 'NOT_ANSWERED', url: '' };
    student.pdf ??= { status: 'UNPROCESSED' };
    const { status } = student.pdf;
    moveOn(student.pdf);
    return { status, url: status === 'COMPLETED' ? '/files/application.pdf' : '' };
  },

  logOut: ({ store, request, reply }) => {
    endSession(store, request);
    sendCookies(request, reply);
    return { message: 'You are logged out.' };
  },
};

/** What is asked for by the description of `POST /api/submit`. */
function listRequiredDocuments({ answer }: Student): DocumentKey[] {
  const isTransfer = answer.prev_college_ind === 'yes' && Number(answer.college_credits ?? '') >= 12;
  return DOCUMENT_KEYS.filter(
    (key) =>
      key === 'hs_transcript_doc' ||
      answer[key] === 'ANSWERED' ||
      (key === 'college_transcript_doc' && isTransfer),
  );
}

function refuseWithoutDocuments(keys: DocumentKey[]): Refusal {
  const messages = keys.map((key) => [key, ['Please upload this document.']]);
  return new Refusal('document_missing', { errors: { education: Object.fromEntries(messages) as object } });
}

/** The web status is the number of distinct steps in its history. */
const countSteps = (student: Student) => new Set(student.web_status.map((entry) => entry.web_status)).size;

const isReady = (student: Student) =>
  countSteps(student) === 2 &&
  REQUIRED.every((key) => student.answer[key]) &&
  Object.keys(student.reportedErrors).length === 0 &&
  Object.keys(student.foundErrors).length === 0;
