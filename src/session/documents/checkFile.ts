import { UPLOAD_MAX_BYTES } from '../../core/constants.ts';
import { detectFileKind, DETECTION_BYTES, type FileKind } from './detectFileKind.ts';
import { UPLOAD_WORDS as SAY } from './uploadWords.ts';

/** The contents allowed for each extension. JPEG and PNG are interchangeable: phones mix them up. */
const KINDS_OF: Readonly<Record<string, readonly FileKind[]>> = {
  pdf: ['pdf'],
  doc: ['ole', 'zip'],
  docx: ['zip'],
  jpg: ['jpg', 'png'],
  jpeg: ['jpg', 'png'],
  png: ['png', 'jpg'],
};

/** The `accept` attribute of a file input. Because it includes JPEG, phones convert their HEIC photos. */
export const ACCEPTED_FILES = '.pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/**
 * Returns the reason for rejecting a file before anything is sent, or null if it is accepted (DOC-14).
 *
 * Checks size, extension and first bytes. A protected PDF is detected only by the conversion (decision 022).
 */
export async function checkFile(file: File): Promise<string | null> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'heic' || extension === 'heif') return `${SAY.heic} ${SAY.refused}`;
  const kinds = KINDS_OF[extension];
  if (!kinds || file.size > UPLOAD_MAX_BYTES) return SAY.refused;
  if (file.size === 0) return `${SAY.empty} ${SAY.refused}`;

  const head = file.slice(0, DETECTION_BYTES).arrayBuffer();
  // The file may have been deleted or may not be readable.
  const bytes = await head.catch(() => null);
  if (!bytes) return `${SAY.unreadable} ${SAY.refused}`;
  const kind = detectFileKind(new Uint8Array(bytes));
  if (kind === 'heic') return `${SAY.heic} ${SAY.refused}`;
  if (kind === 'rtf') return SAY.rtf;
  return kinds.includes(kind) ? null : SAY.refused;
}
