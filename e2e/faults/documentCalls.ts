import { expect } from '../fixtures.ts';
import { COMPLETE } from '../test-support/seeds.ts';
import { chooseFile, documentRow, makePdf } from '../test-support/files.ts';
import { openForm, seedStudent, type StudentSeed } from '../test-support/student.ts';
import type { Call } from './Call.ts';
import { readServer, type Scene } from './Scene.ts';

const LABEL = 'High-school transcript';
const DONE = 'Converted and attached';
const GPA = '3.75';

const row = ({ page }: Scene) => documentRow(page, LABEL);

/** Opens Academics and types a grade, which the test later expects on the server. */
const open =
  (seed: StudentSeed = {}) =>
  async (scene: Scene) => {
    await openForm(scene.page, scene.email, '/education', {
      answers: { applicant_type: 'first_year' },
      ...seed,
    });
    await scene.page.getByLabel('Cumulative GPA').fill(GPA);
    scene.letters = { hs_gpa: GPA };
  };

/** Chooses the file; if one is being converted, waits for that conversion to end instead. */
const chooseTranscript = async (scene: Scene) => {
  if ((await row(scene).getByText('Converting…').count()) === 0)
    await chooseFile(scene.page, LABEL, makePdf());
  else await expect.poll(async () => (await list(scene)).join()).not.toMatch(/UNPROCESSED|IN_PROGRESS/);
};

const list = async (scene: Scene) => {
  const reply = await readServer<{ document_answer: Record<string, { status: string }> }>(
    scene,
    '/api/document-answer',
  );
  return Object.entries(reply?.document_answer ?? {}).map(([key, { status }]) => `${key} ${status}`);
};

const upload = (name: string, path: RegExp): Call => ({
  name,
  method: name.split(' ')[0] ?? '',
  path,
  reach: open(),
  act: chooseTranscript,
  isDone: async (scene) =>
    (await list(scene)).join() === 'hs_transcript_doc COMPLETED' && row(scene).getByText(DONE).isVisible(),
});

const removal = (name: string, path: RegExp): Call => ({
  name,
  method: 'DELETE',
  path,
  reach: open({ documents: COMPLETE.documents }),
  act: (scene) => row(scene).getByRole('button', { name: 'Remove' }).click(),
  isDone: async (scene) =>
    (await list(scene)).length === 0 && row(scene).getByText('No file yet').isVisible(),
});

/** Uploads, their conversion and removal, and the PDF copy. */
export const documentCalls: readonly Call[] = [
  upload('POST /api/presigned-url', /\/api\/presigned-url$/),
  upload('POST upload url', /\/mock-storage$/),
  upload('POST /api/pdf/document-answer/{answer_key}', /\/api\/pdf\/document-answer\//),
  upload('GET /api/pdf/document-answer/{answer_key}', /\/api\/pdf\/document-answer\//),
  removal('DELETE /api/document-answer/{answer_key}', /\/api\/document-answer\//),
  removal('DELETE /api/pdf/document-answer/{answer_key}', /\/api\/pdf\/document-answer\//),
  {
    name: 'GET /api/pdf',
    method: 'GET',
    path: /\/api\/pdf$/,
    reach: async ({ page, email }) => {
      // The sandbox takes a while to print a copy; this reply makes it available at once.
      await page.route('**/api/pdf', (route) =>
        route.fulfill({ json: { status: 'COMPLETED', url: 'https://files.example/copy.pdf' } }),
      );
      await seedStudent(page, email, { ...COMPLETE, status: 'submitted' });
    },
    act: ({ page }) => page.goto('/completion'),
    again: () => Promise.resolve(),
    isDone: ({ page }) => page.getByRole('link', { name: /^Download a PDF copy/ }).isVisible(),
  },
];
