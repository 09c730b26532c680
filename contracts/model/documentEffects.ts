import { isMisnamed, pictureOf, type FileKind } from './files.ts';
import { isSoon, type Expectation } from './Expectation.ts';
import type { Asked } from './Rejection.ts';
import { DOCUMENTS, isGone, isThere } from './rejections.ts';
import type { Application, Reply, StartedDocument } from './World.ts';

/** The promise that takes minutes to break, so a history that breaks it is not replayed. */
export const OVERDUE = 'a conversion that ends within 30 s';
/** How far apart two `Date`s are if a second or more lies between their calls. */
export const A_SECOND_LATER = 2000;
const CONVERSION = 'GET /api/pdf/document-answer/{answer_key}';
const TAKEN = 'a PDF that opens without a password is converted';
const PICTURE = 'a picture, PNG or JPG, is converted';
const AGAIN =
  'after a restart, a document is converted, or ends as FAILED, with a message that says it was interrupted';
const DRAWN = 'a filled-in form is drawn, or ends as FAILED, with a message that says to print it to PDF';
const OTHER_KIND = 'a file that is neither PDF, Word, JPG nor PNG is rejected, or ends as FAILED';
const MISNAMED = 'a file that is not what its name says is rejected, or ends as FAILED';
const FAILS: Partial<Record<FileKind, string>> = {
  password: 'a PDF that needs a password to open ends as FAILED, with a message that names the password',
  pageless: 'a PDF without pages ends as FAILED, with a message that says why',
  halfPng: 'a picture that is incomplete ends as FAILED, with a message that says why',
  halfJpeg: 'a picture that is incomplete ends as FAILED, with a message that says why',
  hugePng: 'a picture of more than 110 megapixels ends as FAILED, with a message that says why',
  empty: OTHER_KIND,
  gif: OTHER_KIND,
};

/** The effects of the calls for documents. */
export const DOCUMENT_EFFECTS: Record<string, (asked: Asked, reply: Reply) => Expectation[]> = {
  requestUpload: ({ world, session, body }, reply) => {
    const { key } = reply.body.fields as { key: string };
    const isNew = !world.uploads.has(key);
    const username = session?.username ?? '';
    world.uploads.set(key, { username, answerKey: String(body.answer_key), isStored: false });
    return [['POST /api/presigned-url', 'fields.key is new', true, isNew, `${key}, which was given before`]];
  },
  uploadFile: ({ world, body, call: { kind } }) => {
    const upload = world.uploads.get(String(body.key));
    if (upload) Object.assign(upload, { isStored: true, kind });
    return [];
  },
  startConversion: ({ application, call, body, document, world }, { date }) => {
    const fileKey = String(body.file_key);
    if (isThere(document) && document?.fileKey === fileKey) return [];
    const { kind } = world.uploads.get(fileKey) ?? {};
    // The key of the file that is replaced ends.
    if (document) world.uploads.delete(document.fileKey);
    const isLater = (date ?? 0) - (document?.startedAt ?? Infinity) >= A_SECOND_LATER;
    const started = {
      fileKey,
      fileName: String(body.file_name),
      status: 'started',
      kind,
      startedAt: date,
      replacedAt: isLater ? document?.uploadedAt : undefined,
    } as const;
    application.documents[call.answerKey ?? ''] = { ...started, removed: new Set() };
    touch(application, call.answerKey);
    return [];
  },
  getConversion: (asked, { body: { status, message } }) => {
    const { document, application, call } = asked;
    if (!document || isGone(document))
      return [[CONVERSION, 'status without a document', 'NOT_ANSWERED', status]];
    if (!isThere(document)) return expectStopped(CONVERSION, call.answerKey, document, status);
    if (document.status !== 'started')
      return [[CONVERSION, 'the status of an ended conversion', document.status.toUpperCase(), status]];
    if (status === 'FAILED') document.status = 'failed';
    if (status === 'COMPLETED') document.status = 'completed';
    touch(application, call.answerKey);
    const isThereStill = status !== 'NOT_ANSWERED';
    const { kind = 'png' } = document;
    const misnamed = isMisnamed(document.fileName, document.kind);
    const fails = FAILS[kind] !== undefined || misnamed;
    const isSaid = kind !== 'password' || /password/i.test(String(message));
    const isForm = document.kind === 'form';
    const isImage = pictureOf(document.kind) !== undefined;
    return [
      [CONVERSION, 'a status of the conversion that was started', true, isThereStill, String(status)],
      [CONVERSION, OVERDUE, true, !isLate(asked, status), String(status)],
      [
        (isImage && !fails) || FAILS[kind] === OTHER_KIND
          ? 'POST /mock-storage'
          : 'POST /api/pdf/document-answer/{answer_key}',
        document.isInterrupted
          ? AGAIN
          : misnamed
            ? MISNAMED
            : (FAILS[kind] ?? (isImage ? PICTURE : isForm ? DRAWN : TAKEN)),
        true,
        (status === 'FAILED' && document.isInterrupted === true && /interrupt/i.test(String(message))) ||
          (fails
            ? status !== 'COMPLETED' && (status !== 'FAILED' || isSaid)
            : status !== 'FAILED' || (isForm && /\bprint/i.test(String(message)))),
        `${String(status)}: ${String(message)}`,
      ],
    ];
  },
  deleteDocument: remove,
  deleteConversion: remove,
};

/** The documents that a reply must list, and those that it must not. */
export function expectDocuments({ application }: Asked, listed: unknown): Expectation[] {
  const shown = Object(listed) as Partial<
    Record<string, Record<'status' | 'file_name' | 'uploaded_at', string>>
  >;
  const section = 'GET /api/document-answer';
  return DOCUMENTS.flatMap((key): Expectation[] => {
    const document = application.documents[key];
    const { status, file_name, uploaded_at } = shown[key] ?? {};
    if (!document || isGone(document))
      return [[section, `${key} is not listed, because it was removed or never uploaded`, undefined, status]];
    if (status === 'COMPLETED' && isThere(document)) {
      // Its end may have changed an answer that was saved during the conversion.
      if (document.status !== 'completed') touch(application, key);
      document.status = 'completed';
    }
    if (!isThere(document)) return expectStopped(section, key, document, status);
    if (document.status === 'started') return [];
    const listing = { status: document.status.toUpperCase(), file_name: document.fileName };
    const isNamed = isNameOf(document.fileName, file_name ?? '');
    const got = status && { status, file_name: isNamed ? document.fileName : file_name };
    const at = Date.parse(uploaded_at ?? '') || undefined;
    document.uploadedAt ??= at;
    const isKept = at === undefined || (at === document.uploadedAt && isSoon(at, document.startedAt));
    const isNewer = at === undefined || at > (document.replacedAt ?? 0);
    return [
      [section, `${key} is listed once its conversion has ended`, listing, got],
      [
        section,
        `uploaded_at of ${key} is the moment of its upload, and does not change`,
        true,
        isKept,
        uploaded_at,
      ],
      [
        section,
        `uploaded_at of ${key} is later than that of the file it replaced`,
        true,
        isNewer,
        uploaded_at,
      ],
    ];
  });
}

/** Once its PDF is removed, a document is not converted, even while its file is still there. */
function expectStopped(
  section: string,
  key = '',
  { removed }: StartedDocument,
  status: unknown,
): Expectation[] {
  const isStopped = !removed.has('deleteConversion') || status !== 'COMPLETED';
  const promise = `${key} is not COMPLETED, because its converted file was removed`;
  return [[section, promise, true, isStopped, String(status)]];
}

/** A backend may trim the name of a file, and keep only its last part. */
function isNameOf(sent: string, shown: string): boolean {
  const [whole, part] = [sent.trim(), shown.trim()];
  return (
    whole === part || (part !== '' && /[/\\]$/.test(whole.slice(0, -part.length)) && whole.endsWith(part))
  );
}

/**
 * The answer of a removed document is `''`, even if `ANSWERED` was saved. An answer that was saved keeps its value until
 * its own document changes.
 */
export function expectMarks({ answers, documents }: Application, shown: unknown): Expectation[] {
  const got = Object(shown) as Record<string, unknown>;
  return DOCUMENTS.filter((key) => key in answers && documents[key]?.status !== 'started').map((key) => {
    const isRemoved = answers[key] === '' && isGone(documents[key]);
    return isRemoved
      ? [
          'DELETE /api/document-answer/{answer_key}',
          `the answer ${key} of a removed document`,
          '',
          got[key] ?? '',
        ]
      : ['PUT /api/answer', `the saved answer ${key}`, answers[key], got[key] ?? ''];
  });
}

/** Returns whether a conversion, or the making of the copy, has taken too long. */
export const isLate = ({ call }: Asked, status: unknown) =>
  call.isOverdue === true && /^(UNPROCESSED|IN_PROGRESS)$/.test(String(status));

/** Uploading, converting or removing a document may change its answer and the version. */
function touch(application: Application, answerKey = ''): void {
  Reflect.deleteProperty(application.answers, answerKey);
  application.isVersionKnown = false;
}

function remove({ operation, document, world, application, call }: Asked): Expectation[] {
  touch(application, call.answerKey);
  if (!document) return [];
  document.removed.add(operation);
  // The removal of the file is enough to end its key.
  if (operation === 'deleteDocument') world.uploads.delete(document.fileKey);
  if (isGone(document)) application.answers[call.answerKey ?? ''] = '';
  return [];
}
