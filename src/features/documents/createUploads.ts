import type { Applicant } from '../../data/Applicant.ts';
import { Uploads } from '../../data/documents/Uploads.ts';
import { showToast } from '../../ui/index.ts';
import { DOCUMENTS_WORDS } from './documentsWords.ts';

/** Makes the documents of an applicant, once; what goes wrong with one is shown in a toast (DOC-06). */
export function createUploads(applicant: Applicant): Uploads {
  return new Uploads(applicant, (message) =>
    showToast({ severity: 'error', label: DOCUMENTS_WORDS.errorLabel, message }),
  );
}
