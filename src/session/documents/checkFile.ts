import { UPLOAD_MAX_BYTES } from '../../core/constants.ts';
import { detectFileKind, DETECTION_BYTES, type FileKind } from './detectFileKind.ts';
import { UPLOAD_WORDS as SAY } from './uploadWords.ts';

/** The contents that each extension may have; phones mix up the two kinds of photo. */
const KINDS_OF: Readonly<Record<string, readonly FileKind[]>> = {
  pdf: ['pdf'],
  doc: ['ole', 'zip'],
  docx: ['zip'],
  jpg: ['jpg', 'png'],
  jpeg: ['jpg', 'png'],
  png: ['png', 'jpg'],
};

/** The `accept` of a file input; with JPEG in it, a phone converts its HEIC photos. */
export const ACCEPTED_FILES = '.pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/**
 * Returns why a file cannot be accepted, or null if it can, before anything is sent (DOC-14).
 *
 * Checks size, extension and first bytes. Only the conversion detects a protected PDF (decision 022).
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
