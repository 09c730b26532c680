import { extractText } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import {
  type ChosenFile,
  chooseFile,
  documentRow,
  hurryPolling,
  makeLockedPdf,
  makeWord,
} from '../support/files.ts';
import { makeActivePdf, makeHugePng, makePolyglot, makeZipBomb } from '../support/hostileFiles.ts';
import { openForm } from '../support/student.ts';

const [HIGH_SCHOOL, COLLEGE, RESUME] = [
  'High-school transcript',
  'College transcript',
  'Résumé or activity list',
];
const DONE = 'Converted and attached';

test('hostile files end with what to do, and the next ones are converted · DOC-06, DOC-14, TRAP-32', async ({
  page,
  newEmail,
}) => {
  // LibreOffice and the two dearest refusals, on a machine that may have other tests to run.
  test.slow();
  const username = newEmail();
  await hurryPolling(page);
  await openForm(page, username, '/education', {
    answers: { prev_college_ind: 'yes', college_credits: '24' },
  });
  const toast = page.getByRole('alert', { name: 'Document Upload Error' });
  /** One file for each question, all at once; each says how it ended. */
  const chooseAll = async (files: readonly (readonly [label: string, file: ChosenFile, says: string])[]) => {
    for (const [label, file] of files) await chooseFile(page, label, file);
    for (const [label, { name }, says] of files) {
      const status = documentRow(page, label).getByRole('status');
      await expect(status, name).toContainText(name);
      await expect(status, name).toContainText(says, { timeout: 20_000 });
    }
  };

  await chooseAll([
    [HIGH_SCHOOL, await makePolyglot(), 'This file is not what its name says. Please save it as a PDF'],
    [COLLEGE, await makeActivePdf(), 'This PDF contains a program. Please print it to a new PDF'],
    [RESUME, makeZipBomb(), 'Please save your Word document as PDF and upload that.'],
  ]);
  await expect(toast).toHaveCount(3);

  const office = process.env.E2E_HAS_OFFICE === '1';
  await chooseAll([
    [HIGH_SCHOOL, makeHugePng(), 'This picture is too large. Please save it in a smaller size'],
    // As an official transcript comes: everybody may read it, and only its owner may change it.
    [COLLEGE, await makeLockedPdf('college.pdf'), DONE],
    [
      RESUME,
      makeWord('resume.docx'),
      office ? DONE : 'Please save your Word document as PDF and upload that.',
    ],
  ]);

  const locked = await makeLockedPdf('locked.pdf', 'secret');
  await chooseAll([
    [HIGH_SCHOOL, locked, 'This PDF is protected with a password. Please save it without one'],
  ]);

  const url = '/_sandbox/documents/resume_doc';
  const converted = await page.request.get(url, { params: { username } });
  expect(converted.status(), `LibreOffice is${office ? '' : ' not'} here`).toBe(office ? 200 : 404);
  if (!office) return;
  const { text, totalPages } = await extractText(new Uint8Array(await converted.body()), {
    mergePages: true,
  });
  expect({ text: text.trim(), totalPages }).toEqual({ text: 'Hello', totalPages: 1 });
});
