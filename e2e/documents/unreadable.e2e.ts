import { expect, test } from '../fixtures.ts';
import {
  type ChosenFile,
  chooseFile,
  documentRow,
  hurryPolling,
  makeLockedPdf,
  makePicture,
} from '../test-support/files.ts';
import { openForm } from '../test-support/student.ts';

const [HIGH_SCHOOL, COLLEGE, RESUME] = [
  'High-school transcript',
  'College transcript',
  'Résumé or activity list',
];
const DONE = 'Converted and attached';

test('files that cannot be converted end with what to do, and the next ones are converted · DOC-06, DOC-14, TRAP-32', async ({
  page,
  newEmail,
}) => {
  await hurryPolling(page);
  await openForm(page, newEmail(), '/education', {
    answers: { prev_college_ind: 'yes', college_credits: '24' },
  });
  /** One file for each question, all at once; each says how it ended. */
  const chooseAll = async (files: readonly (readonly [label: string, file: ChosenFile, says: string])[]) => {
    for (const [label, file] of files) await chooseFile(page, label, file);
    for (const [label, { name }, says] of files) {
      const status = documentRow(page, label).getByRole('status');
      await expect(status, name).toContainText(name);
      await expect(status, name).toContainText(says, { timeout: 20_000 });
    }
  };

  const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') };
  await chooseAll([
    [
      HIGH_SCHOOL,
      makeLockedPdf('locked.pdf', true),
      'This PDF is protected with a password. Please save it without one',
    ],
    [COLLEGE, broken, 'We could not read this PDF. Please save it again'],
    [RESUME, await makePicture(page, 'resume.png'), DONE],
  ]);
  await expect(page.getByRole('alert', { name: 'Document Upload Error' })).toHaveCount(2);

  await chooseAll([
    // As an official transcript comes: everybody may read it, and only its owner may change it.
    [HIGH_SCHOOL, makeLockedPdf('transcript.pdf', false), DONE],
    [COLLEGE, makeLockedPdf('college.pdf', false), DONE],
  ]);
});
