import { isMisnamed, isOtherKind } from './files.ts';
import type { Asked, Rejection } from './Rejection.ts';

export const isOwnFile = ({ world, session, call, body }: Asked) => {
  const upload = world.uploads.get(String(body.file_key));
  return upload?.isStored && upload.username === session?.username && upload.answerKey === call.answerKey;
};

export const MOST_TARGETS = 20;
/** Counts a student's upload targets: those that are open, or also those whose file may still be converted. */
export const countTargets = ({ world, session, application }: Asked, withUsed: boolean) => {
  const ended = Object.values(application.documents).filter(({ status }) => status !== 'started');
  const isOpen = (key: string) => withUsed && !ended.some(({ fileKey }) => fileKey === key);
  const own = [...world.uploads].filter(([, { username }]) => username === session?.username);
  return own.filter(([key, { isStored }]) => !isStored || isOpen(key)).length;
};

/** The rules for files and upload targets. */
export const DOCUMENT_REJECTIONS: Rejection[] = [
  [
    'POST /api/pdf/document-answer/{answer_key}',
    ['404', '400'],
    'this student has uploaded no file under this key for this question, or has removed it',
    (asked) => asked.operation === 'startConversion' && !isOwnFile(asked),
  ],
  [
    'POST /api/pdf/document-answer/{answer_key}',
    ['400 unsupported_file'],
    'file_name ends with none of .pdf, .doc, .docx, .jpg, .jpeg and .png',
    ({ operation, body }) =>
      operation === 'startConversion' && !/\.(pdf|docx?|jpe?g|png)$/i.test(String(body.file_name)),
  ],
  [
    'POST /api/presigned-url',
    ['429'],
    'the student has 20 targets that are neither used nor expired',
    (asked) => asked.operation === 'requestUpload' && countTargets(asked, false) >= MOST_TARGETS,
  ],
];

/** A backend may look into a file before it converts it. */
export const MAY_REJECT_FILE: Rejection = [
  'POST /mock-storage',
  ['400 unsupported_file'],
  'the file is of another kind',
  ({ operation, world, body: { file_key, file_name } }) => {
    const { kind } = world.uploads.get(String(file_key)) ?? {};
    return operation === 'startConversion' && (isOtherKind(kind) || isMisnamed(String(file_name), kind));
  },
];
