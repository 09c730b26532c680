import { isPicture } from './alphabet.ts';
import { isSoon } from './Owed.ts';
import type { Owed } from './Owed.ts';
import { DOCUMENTS, isGone, isThere } from './rejections.ts';
import type { Asked } from './rejections.ts';
import type { Application, Reply } from './World.ts';

/** The promise that takes minutes to break, so a history that breaks it is not replayed. */
export const OVERDUE = 'a conversion that ends within 30 s';
const CONVERSION = 'GET /api/pdf/document-answer/{answer_key}';
const TAKEN = 'a PDF that opens without a password is converted';
const PICTURE = 'a picture, PNG or JPG, is converted';
const AGAIN =
  'after a restart, a document is converted, or ends as FAILED, with a message that says it was interrupted';
const DRAWN = 'a filled-in form is drawn, or ends as FAILED, with a message that says to print it to PDF';
const LOCKED = 'a PDF that needs a password to open ends as FAILED, with a message that names the password';

/** The effects of the calls for documents. */
export const DOCUMENT_EFFECTS: Record<string, (asked: Asked, reply: Reply) => Owed[]> = {
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
    const started = {
      fileKey,
      fileName: String(body.file_name),
      status: 'started',
      kind,
      startedAt: date,
    } as const;
    application.documents[call.answerKey ?? ''] = { ...started, removed: new Set() };
    touch(application, call.answerKey);
    return [];
  },
  getConversion: (asked, { body: { status, message } }) => {
    const { document, application, call } = asked;
    if (!document || isGone(document))
      return [[CONVERSION, 'status without a document', 'NOT_ANSWERED', status]];
    if (!isThere(document)) return [];
    if (document.status === 'completed')
      return [[CONVERSION, 'status of a completed document', 'COMPLETED', status]];
    if (status === 'FAILED') document.status = 'failed';
    if (status === 'COMPLETED') document.status = 'completed';
    touch(application, call.answerKey);
    const isThereStill = status !== 'NOT_ANSWERED';
    const isLocked = document.kind === 'password';
    const isForm = document.kind === 'form';
    const isImage = isPicture(document.kind);
    return [
      [CONVERSION, 'a status of the conversion that was started', true, isThereStill, String(status)],
      [CONVERSION, OVERDUE, true, !isLate(asked, status), String(status)],
      [
        isImage ? 'POST /mock-storage' : 'POST /api/pdf/document-answer/{answer_key}',
        document.isInterrupted ? AGAIN : isLocked ? LOCKED : isImage ? PICTURE : isForm ? DRAWN : TAKEN,
        true,
        (status === 'FAILED' && document.isInterrupted === true && /interrupt/i.test(String(message))) ||
          (isLocked
            ? status !== 'COMPLETED' && (status !== 'FAILED' || /password/i.test(String(message)))
            : status !== 'FAILED' || (isForm && /\bprint/i.test(String(message)))),
        `${String(status)}: ${String(message)}`,
      ],
    ];
  },
  deleteDocument: remove,
  deleteConversion: remove,
};

/** The documents that a reply must list, and those that it must not. */
export function owedDocuments({ application }: Asked, listed: unknown): Owed[] {
  const shown = Object(listed) as Partial<
    Record<string, Record<'status' | 'file_name' | 'uploaded_at', string>>
  >;
  const section = 'GET /api/document-answer';
  return DOCUMENTS.flatMap((key): Owed[] => {
    const document = application.documents[key];
    const { status, file_name, uploaded_at } = shown[key] ?? {};
    if (!document || isGone(document))
      return [[section, `${key} is not listed, because it was removed or never uploaded`, undefined, status]];
    if (status === 'COMPLETED' && isThere(document)) document.status = 'completed';
    if (!isThere(document) || document.status === 'started') return [];
    const listing = { status: document.status.toUpperCase(), file_name: document.fileName };
    const isNamed = isNameOf(document.fileName, file_name ?? '');
    const got = status && { status, file_name: isNamed ? document.fileName : file_name };
    const at = Date.parse(uploaded_at ?? '') || undefined;
    document.uploadedAt ??= at;
    const isKept = at === undefined || (at === document.uploadedAt && isSoon(at, document.startedAt));
    return [
      [section, `${key} is listed once its conversion has ended`, listing, got],
      [
        section,
        `uploaded_at of ${key} is the moment of its upload, and does not change`,
        true,
        isKept,
        uploaded_at,
      ],
    ];
  });
}

/** A backend may trim the name of a file, and keep only its last part. */
function isNameOf(sent: string, shown: string): boolean {
  const [whole, part] = [sent.trim(), shown.trim()];
  return (
    whole === part || (part !== '' && /[/\\]$/.test(whole.slice(0, -part.length)) && whole.endsWith(part))
  );
}

/** The answers of removed documents are `''`, unless they were saved again. */
export function owedMarks({ answers, documents }: Application, shown: unknown): Owed[] {
  const got = Object(shown) as Record<string, unknown>;
  return DOCUMENTS.filter((key) => answers[key] === '' && isGone(documents[key])).map((key) => [
    'DELETE /api/document-answer/{answer_key}',
    `the answer ${key} of a removed document`,
    '',
    got[key] ?? '',
  ]);
}

/** Returns whether a conversion, or the making of the copy, has taken too long. */
export const isLate = ({ call }: Asked, status: unknown) =>
  call.isOverdue === true && /^(UNPROCESSED|IN_PROGRESS)$/.test(String(status));

/** Uploading, converting or removing a document may change its answer and the version. */
function touch(application: Application, answerKey = ''): void {
  Reflect.deleteProperty(application.answers, answerKey);
  application.isVersionKnown = false;
}

function remove({ operation, document, world, application, call }: Asked): Owed[] {
  if (!document) return [];
  document.removed.add(operation);
  touch(application, call.answerKey);
  if (isGone(document)) {
    world.uploads.delete(document.fileKey);
    application.answers[call.answerKey ?? ''] = '';
  }
  return [];
}
