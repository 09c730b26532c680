// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { DROPPED_BESIDE } from '../../core/constants.ts';
import type { UploadQuestion } from '../../core/kinds/upload.ts';
import { findUnsent, resumeConversions } from '../../session/index.ts';
import { DOCUMENT_FORM, documentCalls as callsThat } from '../../session/test-support/documentCalls.ts';
import type { Application } from '../../session/test-support/openApplication.ts';
import { answering, EXAMPLES, held, UNEXPECTED } from '../../session/test-support/server.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { type Photo, photosQuery } from './photos/photos.ts';
import { showToast, Toaster } from '../../ui/index.ts';
import { recordAnnouncements } from '../../ui/test-support/recordAnnouncements.ts';
import { photosChunk } from './photos/photosChunk.ts';
import { UploadQuestionView } from './UploadQuestionView.tsx';

beforeAll(() => photosChunk.load());

const [TRANSCRIPT, RESUME] = DOCUMENT_FORM.pages[0]!.sections[0]!.children as UploadQuestion[];

const QUESTIONS = (
  <>
    <UploadQuestionView question={TRANSCRIPT!} />
    <UploadQuestionView question={RESUME!} />
    <Toaster />
  </>
);

function show(calls = callsThat(), application: Application = {}) {
  const student = aStudent({ form: DOCUMENT_FORM, calls, ...application });
  resumeConversions(student.session);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...student, ...renderFor(student.sessions, QUESTIONS), user, press };
}

const { queryKey } = photosQuery('hs_transcript_doc');
const FAILED = EXAMPLES.getConversion.replies['200:failed'].body.message;

const pdf = () => new File(['%PDF-1.7'], 'transcript.pdf', { type: 'application/pdf' });
const input = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: ':not([multiple])' });
const firstStatus = () => screen.getAllByRole('status')[0]?.textContent;

it('an upload question shows the chosen file’s name and “Converting…”, and offers to cancel the upload, which moves focus to its input · DOC-07, DOC-08', async () => {
  const { user, press } = show(callsThat({ requestUpload: held('requestUpload').call }));

  await user.upload(input(/Transcript/), pdf());
  await waitFor(() => expect(firstStatus()).toBe('transcript.pdfConverting…'));
  await press('Cancel Transcript');

  await waitFor(() => expect(firstStatus()).toBe('No file yet'));
  expect(document.activeElement).toBe(input(/Transcript/));
});

it.each([
  ['its conversion has failed', { getConversion: '200:failed' }, FAILED, false],
  [
    'the server has failed',
    { requestUpload: answering('requestUpload', '500:unexpected', '200:target') },
    UNEXPECTED,
    true,
  ],
] as const)(
  'if %s, an upload question shows why, also in a toast of its own, and offers to try again only if that can help · DOC-06, DOC-07, DOC-14',
  async (_, calls, message, canHelp) => {
    const { user, announceDocumentFailure } = show(callsThat(calls));

    await user.upload(input(/Transcript/), pdf());
    await waitFor(() => expect(announceDocumentFailure.mock.calls).toEqual([[message, TRANSCRIPT!.key]]));
    expect(firstStatus()).toContain(message);
    expect(screen.getByRole('button', { name: 'Remove Transcript' })).toBeTruthy();
    const tryAgain = screen.queryByRole('button', { name: 'Try again Transcript' });
    expect(tryAgain !== null).toBe(canHelp);
    const toasts = [TRANSCRIPT!.key, DROPPED_BESIDE, RESUME!.key];
    for (const about of toasts) showToast({ severity: 'error', message: `On ${about}`, about });
    await waitFor(() => expect(screen.getAllByText(/^On /)).toHaveLength(3));
    await user.click(tryAgain ?? screen.getByRole('button', { name: 'Remove Transcript' }));

    expect(screen.queryByText('Converted and attached') !== null).toBe(canHelp);
    await waitFor(() => expect(screen.getByText(/^On /).textContent).toBe('On resume_doc'));
  },
);

it('an upload question accepts only one of several dropped files and names it, and rejects drops once it has a document · DOC-14', async () => {
  show();
  const card = () => screen.getByRole('button', { name: /Transcript/ }).closest('.app-upload')!;
  const drop = (...names: string[]) => ({
    dataTransfer: { files: names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })) },
  });

  fireEvent.drop(input(/Transcript/).closest('.app-upload')!, drop('one.pdf', 'two.pdf'));

  expect(await screen.findByText('Converted and attached')).toBeTruthy();
  expect(firstStatus()).toContain('We took “one.pdf” and left out the others');
  fireEvent.drop(card(), drop('three.pdf'));
  expect(firstStatus()).toContain('There is already a file here.');
  expect(firstStatus()).not.toContain('were not');
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

  drop(photo(), pdf());
  await waitFor(() => expect(firstStatus()).toContain('Photos cannot be combined with other files.'));
  drop(...Array.from({ length: 21 }, () => photo()));
  await waitFor(() => expect(firstStatus()).toContain('up to 20 photos, and this would make 21.'));
  drop(photo());
  expect(await screen.findByText(/We could not read this photo/)).toBeTruthy();
  drop(photo('b.jpg', '\0\0\0\x18ftypheic'), new File([new Uint8Array([0xff, 0xd8, 0xff])], 'c'));
  expect(await screen.findByText(/Your phone saved it as HEIC/)).toBeTruthy();
  drop(pdf());
  await waitFor(() => expect(firstStatus()).toContain('Photos cannot be combined'));

  expect(firstStatus()).toContain('3 photos');
  for (const call of Object.values(calls)) expect(call).not.toHaveBeenCalled();
});

/** Makes a readable photo of this name; its pixels are never looked at. */
const photo = (id: number, name: string): Photo => {
  const page = { data: new Blob(['pixels']), width: 40, height: 30, components: 3, orientation: 1 };
  const thumbnail = 'data:image/jpeg;base64,';
  return { id, file: new File([], name), turns: 0, pages: [page], thumbnail, isUnreadable: false };
};

it('photos keep their order and turns until their document has been converted, and can be sent again after a failure · DOC-07, DOC-20', async () => {
  const calls = callsThat({
    startConversion: answering('startConversion', '404:file_missing', '200:started'),
  });
  const { press, session, queryClient } = show(calls);
  queryClient.setQueryData(queryKey, [photo(1, 'first.jpg'), photo(2, 'second.jpg')]);
  await screen.findByText('second.jpg');
  await press('Up Photo 2');
  await press('Turn Photo 1');

  await press('Send as one PDF');
  await waitFor(() => expect(firstStatus()).toContain('Your file did not reach us. Please try again.'));
  expect(queryClient.getQueryData(queryKey)).toMatchObject([
    { file: { name: 'second.jpg' }, turns: 1 },
    { file: { name: 'first.jpg' }, turns: 0 },
  ]);
  expect(findUnsent(session)).toBe('photos');
  await press('Turn Photo 2');
  await press('Try again');

  await waitFor(() => expect(firstStatus()).toBe('second.pdfConverted and attached'));
  expect(queryClient.getQueryData(queryKey)).toEqual([]);
  expect(calls.uploadFile).toHaveBeenCalledTimes(2);
  const [, sent] = calls.uploadFile.mock.calls.map(([form]) => form.file as unknown as File);
  expect(await sent?.text()).toMatch(/Rotate 90[^]*Rotate 90/);
});

it('photos count as a file while they are being sent, and removing them after a failure removes its message · DOC-23', async () => {
  const { call, waiting } = held('startConversion');
  const { press, session, queryClient } = show(callsThat({ startConversion: call }));
  queryClient.setQueryData(queryKey, [photo(1, 'first.jpg')]);
  await screen.findByText('first.jpg');

  await press('Send as one PDF');
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(findUnsent(session)).toBe('file');
  waiting[0]?.resolve('404:file_missing');
  await screen.findByRole('button', { name: 'Try again' });
  await press('Remove all');
  await press('Yes, remove them');

  await waitFor(() => expect(firstStatus()).toBe('No file yet'));
});

it('photos count as unsent even while the script that arranges them is loading · DOC-22', async () => {
  const { session } = show();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof photosChunk.load>>>();
  const chunk = await photosChunk.load();
  const load = vi.spyOn(photosChunk, 'load').mockReturnValue(promise);
  const photos = screen.getByLabelText(/Résumé/, { selector: '[multiple]' });
  expect(findUnsent(session)).toBeNull();

  fireEvent.change(photos, { target: { files: [new File(['?'], 'a.jpg', { type: 'image/jpeg' })] } });
  expect(findUnsent(session)).toBe('photos');

  load.mockRestore();
  resolve(chunk);
  expect(await screen.findByText(/We could not read this photo/)).toBeTruthy();
  expect(findUnsent(session)).toBe('photos');
});

it('an upload question shows an earlier upload and a conversion that is still running, with safe file names · DOC-11, DOC-13, DOC-14', async () => {
  show(callsThat({ getConversion: '200:in_progress' }), {
    state: { answers: { hs_transcript_doc: 'ANSWERED' } },
    documents: {
      hs_transcript_doc: { file_name: 'old.pdf', status: 'COMPLETED' },
      resume_doc: { file_name: 'cv\u202Efdp.docx', status: 'IN_PROGRESS' },
    },
  });

  const [transcript, resume] = screen.getAllByRole('status');
  expect(transcript?.textContent).toContain('old.pdf');
  expect(resume?.textContent).toContain('cvfdp.docxConverting…');
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

it.each([
  ['a rejected file', new File(['hello'], 'notes.txt', { type: 'text/plain' }), {}],
  ['a failed conversion', pdf(), { getConversion: '200:failed' }],
] as const)(
  '%s is announced each time, although its message is the same · DOC-14, BEY-08',
  async (_, file, calls) => {
    show(callsThat(calls));
    const choose = async () => {
      fireEvent.change(input(/Transcript/), { target: { files: [file] } });
      await screen.findByText('Choose another');
      return document.querySelector('.app-upload__message')?.textContent ?? '';
    };
    const message = await choose();
    const heard = recordAnnouncements();

    expect(await choose()).toBe(message);
    await waitFor(() => expect(heard()).toContain(message));
  },
);
