/** A change of the backend of the examples, each place of a file where a text stands. */
export interface Change {
  name: string;
  /** In `examples/fastify-backend/`. */
  file: string;
  text: string;
  planted: string;
}

/** A fault that no single call shows. */
export interface Planted extends Change {
  /** The section of openapi.yaml that a failure must name. */
  section: string;
}

const APPLICATION = 'operations/applicationOperations.ts';
const ACCOUNT = 'operations/accountOperations.ts';
const DOCUMENTS = 'operations/documentOperations.ts';
const PROFILE = 'GET /api/profile';
const VERSIONS = 'PUT /api/answer';
const LISTED = 'GET /api/document-answer';

export const PLANTED: Planted[] = [
  {
    name: 'saves nothing',
    file: APPLICATION,
    text: 'Object.assign(student.answer, body);',
    planted: '',
    section: PROFILE,
  },
  {
    name: 'forgets what a save does not name',
    file: APPLICATION,
    text: 'Object.assign(student.answer, body);',
    planted: 'student.answer = body;',
    section: PROFILE,
  },
  {
    name: 'saves to the last one logged in',
    file: 'createBackend.ts',
    text: 'needsSession && findStudent(store, request);',
    planted: 'needsSession && [...store.sessions.values()].at(-1)?.student;',
    section: PROFILE,
  },
  {
    name: 'the version never changes',
    file: APPLICATION,
    text: 'if (isChange) student.version += 1;',
    planted: '',
    section: VERSIONS,
  },
  {
    name: 'an old version is accepted',
    file: APPLICATION,
    text: "if (base !== undefined && base !== writeVersion(student)) throw new Refusal('answers_changed');",
    planted: '',
    section: VERSIONS,
  },
  {
    name: 'a save that is refused with 412 is kept',
    file: APPLICATION,
    text: "throw new Refusal('answers_changed');",
    planted: "{ Object.assign(student.answer, body); throw new Refusal('answers_changed'); }",
    section: PROFILE,
  },
  {
    name: 'a save tells no version',
    file: APPLICATION,
    text: "Object.assign(student.answer, body);\n    void reply.header('etag', writeVersion(student));",
    planted: 'Object.assign(student.answer, body);',
    section: VERSIONS,
  },
  {
    name: 'a logged-out session lives on',
    file: APPLICATION,
    text: 'endSession(store, request);',
    planted: '',
    section: 'Sessions that ended',
  },
  {
    name: 'an expired session is taken',
    file: 'sessions.ts',
    text: '|| session.expires < Date.now()',
    planted: '',
    section: 'Sessions that ended',
  },
  {
    name: 'a replaced session is not noticed',
    file: 'sessions.ts',
    text: "throw new Refusal('session_replaced');",
    planted: 'return;',
    section: 'Whose session',
  },
  {
    name: 'a log-in throws the other device out',
    file: ACCOUNT,
    text: 'sendCookies(call.request',
    planted: 'endSessionsOf(call.store, student);\n    sendCookies(call.request',
    section: 'Sessions that ended',
  },
  {
    name: 'every session has the same marker',
    file: 'sessions.ts',
    text: "marker = randomBytes(12).toString('base64url'),",
    planted: "marker = 'marker',",
    section: 'Session',
  },
  {
    name: 'log-ins are not counted',
    file: ACCOUNT,
    text: 'student.successful_login.push({ timestamp: new Date().toISOString() });',
    planted: '',
    section: PROFILE,
  },
  {
    name: 'a link is good twice',
    file: ACCOUNT,
    text: 'student.resetLink = undefined;',
    planted: '',
    section: 'POST /public/reset-password',
  },
  {
    name: 'the old password stays good beside the new one',
    file: ACCOUNT,
    text: 'student.signUps = [{ passwordHash: await hashPassword(password) }];',
    planted: 'student.signUps.push({ passwordHash: await hashPassword(password) });',
    section: 'POST /public/login',
  },
  {
    name: 'sessions outlive a new password',
    file: ACCOUNT,
    text: 'endSessionsOf(call.store, student);',
    planted: '',
    section: 'Sessions that ended',
  },
  {
    name: 'a code confirms the passwords of strangers too',
    file: ACCOUNT,
    text: 'student.signUps = [signUp];',
    planted: '',
    section: 'POST /public/login',
  },
  {
    name: 'a code is good once only',
    file: ACCOUNT,
    text: 'student.signUps = [signUp];',
    planted: 'student.signUps = [{ passwordHash: signUp.passwordHash }];',
    section: 'POST /public/confirm',
  },
  {
    name: 'a status is not recorded',
    file: APPLICATION,
    text: 'if (step > reached) student.web_status.push',
    planted: 'if (step > reached + 1) student.web_status.push',
    section: 'POST /api/web-status',
  },
  {
    name: 'the last page is not saved',
    file: APPLICATION,
    text: 'student.last_page = body.last_page;',
    planted: '',
    section: PROFILE,
  },
  {
    name: 'a submission is forgotten',
    file: APPLICATION,
    text: 'student.isAccepted = true;',
    planted: '',
    section: 'POST /api/web-status',
  },
  {
    name: 'an application is changed after its submission',
    file: 'Store.ts',
    text: "if (this.isAccepted) throw new Refusal('already_submitted');",
    planted: '',
    section: 'Accepted and recorded',
  },
  {
    name: 'a recorded application takes new checks',
    file: APPLICATION,
    text: "if (student.web_status.length === STEPS.length) throw new Refusal('already_submitted');",
    planted: '',
    section: 'Accepted and recorded',
  },
  {
    name: 'a completed document is not listed',
    file: DOCUMENTS,
    text: 'const shown = [...documents].map',
    planted: "const shown = [...documents].filter(([, one]) => one.status !== 'COMPLETED').map",
    section: LISTED,
  },
  {
    name: 'a removal is ignored',
    file: DOCUMENTS,
    text: 'student.documents.delete(params.answer_key);',
    planted: '',
    section: LISTED,
  },
  {
    name: 'the same file is converted again',
    file: DOCUMENTS,
    text: 'student.documents.get(answer_key)?.file_key !== file_key',
    planted: "file_key !== ''",
    section: 'GET /api/pdf/document-answer/{answer_key}',
  },
  {
    name: 'another student’s file is taken',
    file: DOCUMENTS,
    text: 'upload?.student === student && upload.answer_key === answer_key;',
    planted: 'upload?.answer_key === answer_key;',
    section: 'POST /api/pdf/document-answer/{answer_key}',
  },
];

/** What a right backend may do otherwise. */
export const LIBERTIES: Change[] = [
  {
    name: 'sends no version',
    file: APPLICATION,
    text: "void reply.header('etag', writeVersion(student));",
    planted: '',
  },
  {
    name: 'sends weak versions',
    file: APPLICATION,
    text: "reply.header('etag', writeVersion(student));",
    planted: "reply.header('etag', `W/${writeVersion(student)}`);",
  },
  {
    name: 'counts a version for each save',
    file: APPLICATION,
    text: 'if (isChange) student.version += 1;',
    planted: 'student.version += 1;',
  },
  {
    name: 'ends the session that a log-in carried',
    file: ACCOUNT,
    text: 'sendCookies(call.request',
    planted:
      "call.store.sessions.delete(/admit_id_token=([^;]*)/.exec(call.request.headers.cookie ?? '')?.[1] ?? '');\n    sendCookies(call.request",
  },
  {
    name: 'allows few attempts',
    file: 'countAttempt.ts',
    text: 'const MOST = 20;',
    planted: 'const MOST = 3;',
  },
  {
    name: 'requires more than a transcript',
    file: APPLICATION,
    text: 'REQUIRED.every((key) => answer[key])',
    planted: 'REQUIRED.every((key) => answer[key]) && answer.preferred_name',
  },
];
