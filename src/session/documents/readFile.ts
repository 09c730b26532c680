import { UPLOAD_MAX_BYTES } from '../../core/constants.ts';
import { cleanFileName } from './cleanFileName.ts';
import { type AcceptedKind, detectFileKind, type FileKind } from './detectFileKind.ts';
import { DocumentError } from './DocumentError.ts';
import { UPLOAD_WORDS as SAY } from './uploadWords.ts';

/** The media type of each accepted kind; the kind is also the file name's extension. */
const TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<AcceptedKind, string>;

const isAccepted = (kind: FileKind): kind is AcceptedKind => kind in TYPES;

/** The `accept` attribute of a file input. Because it includes JPEG, phones convert their HEIC photos. */
export const ACCEPTED_FILES =
  '.pdf,.doc,.docx,.jpg,.jpeg,.jpe,.jfif,.png,application/pdf,image/jpeg,image/png';

/** An extension to replace, and the number that a browser adds to the name of a second download. */
const ENDING = /\.(?:pdf|docx?|jpe?g|jpe|jfif|png|hei[cf])(\s*\(\d+\))?$/i;

/**
 * Reads a chosen file into memory, under a name with the extension of its kind (DOC-14).
 *
 * A cloud drive or another app may change or remove the file before it is sent; the browser would then fail to
 * send it. A protected PDF is detected only by the conversion (decision 022).
 *
 * @throws DocumentError with the reason for rejecting the file.
 */
export async function readFile(chosen: File): Promise<File> {
  const reject = (reason?: string) =>
    new DocumentError(reason ? `${reason} ${SAY.rejected}` : SAY.rejected, 'rejected');
  const isTooLarge = chosen.size > UPLOAD_MAX_BYTES;
  // The beginning of a large file shows what it is. The file may have been deleted or may not be readable.
  const content = await (isTooLarge ? chosen.slice(0, UPLOAD_MAX_BYTES) : chosen)
    .arrayBuffer()
    .catch(() => null);
  if (!content) throw reject(SAY.unreadable);
  if (content.byteLength === 0) throw reject(SAY.empty);

  const name = cleanFileName(chosen.name).trim();
  const kind = detectFileKind(new Uint8Array(content), name);
  if (kind === 'heic') throw reject(SAY.heic);
  if (kind === 'unknown') throw reject();
  if (!isAccepted(kind)) throw new DocumentError(SAY[kind], 'rejected');
  if (isTooLarge) throw reject();
  const isRight = new RegExp(`\\.${kind === 'jpg' ? 'jpe?g' : kind}$`, 'i').test(name);
  const sent = isRight ? name : `${name.replace(ENDING, '$1')}.${kind}`;
  return new File([content], cleanFileName(sent), { type: TYPES[kind] });
}
