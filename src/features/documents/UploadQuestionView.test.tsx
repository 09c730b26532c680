// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import { hasUnsentPhotos, resumeConversions } from '../../session/index.ts';
import { DOCUMENT_FORM, documentCalls as callsThat } from '../../session/test-support/documentCalls.ts';
import type { Application } from '../../session/test-support/openApplication.ts';
import { answering, EXAMPLES, held, unanswered } from '../../session/test-support/server.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { photosChunk } from './photos/photosChunk.ts';
import { UploadQuestionView } from './UploadQuestionView.tsx';

beforeAll(() => photosChunk.load());

const [TRANSCRIPT, RESUME] = DOCUMENT_FORM.pages[0]!.sections[0]!.children as UploadQuestion[];

const QUESTIONS = (
  <>
    <UploadQuestionView question={TRANSCRIPT!} />
    <UploadQuestionView question={RESUME!} />
  </>
);

function show(calls = callsThat(), application: Application = {}) {
  const student = aStudent({ form: DOCUMENT_FORM, calls, ...application });
  resumeConversions(student.session);
  return {
    ...student,
    ...renderFor(student.sessions, QUESTIONS),
    store: student.form,
    user: userEvent.setup(),
  };
}

const FAILED = EXAMPLES.getConversion.replies['200:failed'].body.message;

const pdf = () => new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' });
const input = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: ':not([multiple])' });

it('an upload question shows the chosen file’s name and “Converting…”, and offers to cancel the upload, which moves focus to its input · DOC-07, DOC-08', async () => {
  const { user } = show(callsThat({ requestUpload: held('requestUpload').call }));

  await user.upload(input(/Transcript/), pdf());
  const status = screen.getAllByRole('status')[0];
  await waitFor(() => expect(status?.textContent).toBe('transcript.pdfConverting…'));
  await user.click(screen.getByRole('button', { name: 'Cancel Transcript' }));

  await waitFor(() => expect(status?.textContent).toBe('No file yet'));
  expect(document.activeElement).toBe(input(/Transcript/));
});

it('a failed conversion is shown in a toast and at its question, and only another file can be chosen · DOC-06, DOC-07', async () => {
  const { user, announceDocumentFailure } = show(callsThat({ getConversion: '200:failed' }));

  await user.upload(input(/Transcript/), pdf());

  await waitFor(() => expect(announceDocumentFailure.mock.calls).toEqual([[FAILED]]));
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(FAILED);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it.each([
  ['429:too_many_requests', true],
  ['500:unexpected', true],
  ['400:unknown_document', false],
] as const)('an upload question offers to try again after %s: %s · DOC-07', async (reply, isOffered) => {
  const requestUpload = answering('requestUpload', reply, '200:target');
  const { user } = show(callsThat({ requestUpload }));

  await user.upload(input(/Transcript/), pdf());
  await screen.findByText('Choose another');
  const tryAgain = screen.queryByRole('button', { name: 'Try again Transcript' });
  expect(tryAgain !== null).toBe(isOffered);
  if (tryAgain) await user.click(tryAgain);

  expect(screen.queryByText('Converted and attached') !== null).toBe(isOffered);
});

it('an upload question accepts only one of several dropped files and names it, and rejects drops once it has a document · DOC-14', async () => {
  show();
  const card = () => screen.getByRole('button', { name: /Transcript/ }).closest('.app-upload')!;
  const drop = (...names: string[]) => ({
    dataTransfer: { files: names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })) },
  });

  fireEvent.drop(input(/Transcript/).closest('.app-upload')!, drop('one.pdf', 'two.pdf'));

  const status = screen.getAllByRole('status')[0];
  expect(await screen.findByText('Converted and attached')).toBeTruthy();
  expect(status?.textContent).toContain('We took “one.pdf” and left out the others');
  fireEvent.drop(card(), drop('three.pdf'));
  expect(status?.textContent).toContain('There is already a file here.');
  expect(status?.textContent).not.toContain('were not');
});

it('an upload question explains why photos cannot be added or read, and keeps those it has without sending anything · DOC-22', async () => {
  const calls = callsThat();
  show(calls);
  const box = () =>
    input(/Résumé/)
      .closest('form, body')!
      .querySelector('.app-upload')!;
  const photo = (name = 'a.jpg', content = '?') => new File([content], name, { type: 'image/jpeg' });
  const drop = (...files: File[]) => fireEvent.drop(box(), { dataTransfer: { files } });
  const status = screen.getAllByRole('status')[0];

  drop(photo(), pdf());
  await waitFor(() => expect(status?.textContent).toContain('Photos cannot be combined with other files.'));
  drop(...Array.from({ length: 21 }, () => photo()));
  await waitFor(() => expect(status?.textContent).toContain('up to 20 photos, and this would make 21.'));
  drop(photo());
  expect(await screen.findByText(/We could not read this photo/)).toBeTruthy();
  drop(photo('b.jpg', '\0\0\0\x18ftypheic'), new File([new Uint8Array([0xff, 0xd8, 0xff])], 'c'));
  expect(await screen.findByText(/Your phone saved it as HEIC/)).toBeTruthy();
  drop(pdf());
  await waitFor(() => expect(status?.textContent).toContain('Photos cannot be combined'));

  expect(status?.textContent).toContain('3 photos');
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});

it('photos count as unsent while the script that arranges them is still loading · DOC-22', async () => {
  const { session } = show();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof photosChunk.load>>>();
  const chunk = await photosChunk.load();
  const load = vi.spyOn(photosChunk, 'load').mockReturnValue(promise);
  const photos = screen.getByLabelText(/Résumé/, { selector: '[multiple]' });
  expect(hasUnsentPhotos(session)).toBe(false);

  fireEvent.change(photos, { target: { files: [new File(['?'], 'a.jpg', { type: 'image/jpeg' })] } });
  expect(hasUnsentPhotos(session)).toBe(true);

  load.mockRestore();
  resolve(chunk);
  expect(await screen.findByText(/We could not read this photo/)).toBeTruthy();
  expect(hasUnsentPhotos(session)).toBe(true);
});

it('an upload question rejects an invalid file and sends nothing · DOC-14', async () => {
  const calls = callsThat();
  const { user, announceDocumentFailure } = show(calls);

  await userEvent
    .setup({ applyAccept: false })
    .upload(input(/Transcript/), new File(['hello'], 'notes.txt', { type: 'text/plain' }));

  expect(await screen.findByText('Please choose a PDF, Word, JPG or PNG file up to 10 MB.')).toBeTruthy();
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
  expect(announceDocumentFailure).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Transcript' }));
  expect(screen.getAllByText('No file yet')).toHaveLength(2);
});

it('an upload question shortens a long file name and removes characters that reverse the text direction · DOC-14', async () => {
  const calls = callsThat();
  const { user } = show(calls, {
    documents: { resume_doc: { file_name: 'cv\u202Efdp.docx', status: 'COMPLETED' } },
  });
  expect(screen.getByText('cvfdp.docx')).toBeTruthy();

  const name = `${'x'.repeat(250)}\u202E-final.pdf`;
  await user.upload(input(/Transcript/), new File(['%PDF-1.7'], name, { type: 'application/pdf' }));

  const short = `${'x'.repeat(250)}-.pdf`;
  await waitFor(() => expect(screen.getByText(short)).toBeTruthy());
  expect(calls.startConversion.mock.calls[0]?.[0]).toMatchObject({ file_name: short });
  expect(calls.uploadFile.mock.calls[0]?.[0]).toMatchObject({
    file: { name: short, type: 'application/pdf' },
  });
});

it('an upload question reports that an upload or a removal could not reach the server, and offers to retry · DOC-07, DOC-12', async () => {
  const says =
    'You seem to be offline: we could not reach the server. Please try again once you are connected.';
  const deletes = { deleteDocument: unanswered(), deleteConversion: unanswered() };
  const calls = callsThat({ ...deletes, uploadFile: unanswered(), getDocuments: unanswered() });
  const { user, announceDocumentFailure } = show(calls, {
    documents: { resume_doc: { file_name: 'cv.pdf', status: 'COMPLETED' } },
  });

  await user.upload(input(/Transcript/), pdf());
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again Transcript' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Résumé' }));

  await waitFor(() => expect(announceDocumentFailure.mock.calls).toEqual([[says], [says]]));
  expect(screen.getByRole('button', { name: 'Remove Résumé' })).toBeTruthy();
});

it('an upload question shows an earlier upload, and a conversion that is still running · DOC-11, DOC-13', async () => {
  show(callsThat({ getConversion: '200:in_progress' }), {
    state: { answers: { hs_transcript_doc: 'ANSWERED' } },
    documents: {
      hs_transcript_doc: { file_name: 'old.pdf', status: 'COMPLETED' },
      resume_doc: { file_name: 'cv.docx', status: 'IN_PROGRESS' },
    },
  });

  const [transcript, resume] = screen.getAllByRole('status');
  expect(transcript?.textContent).toContain('old.pdf');
  expect(resume?.textContent).toContain('cv.docxConverting…');
});

it('an upload question shows an earlier failure without a toast or a retry button · DOC-13', async () => {
  const { announceDocumentFailure } = show(callsThat({ getConversion: '200:failed' }), {
    documents: { hs_transcript_doc: { file_name: 'old.docx', status: 'FAILED' } },
  });

  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(announceDocumentFailure).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Transcript' })).toBeTruthy();
});

it('an upload question asks a visitor to log in, without making any call · DOC-15', async () => {
  const calls = callsThat();
  const user = userEvent.setup();
  const { path } = renderFor(aVisitor({ form: DOCUMENT_FORM, calls }).sessions, QUESTIONS);

  expect(screen.getAllByText(/to upload documents\./)[0]?.closest('p')?.textContent).toBe(
    'Sign in or create an account to upload documents.',
  );
  expect(screen.queryByLabelText(/Choose/)).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'create an account' })[0]!);

  expect(path()).toBe('/signup');
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});
