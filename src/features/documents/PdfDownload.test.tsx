// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCUMENT_FORM } from '../../session/test-support/documentCalls.ts';
import { answering, type Answering, UNEXPECTED, variant } from '../../session/test-support/server.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { dismissToasts, Toaster } from '../../ui/index.ts';
import { PdfDownload } from './PdfDownload.tsx';

const ready = (url: string) => variant('getPdf', '200:completed', { url });
const LABEL = 'Error downloading PDF copy of your application.';

function show(getPdf: Answering<'getPdf'>) {
  const student = aStudent({ form: DOCUMENT_FORM, calls: { getPdf } });
  const page = renderFor(
    student.sessions,
    <>
      <PdfDownload />
      <Toaster />
    </>,
  );
  return { ...student, ...page };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const link = () => screen.queryByRole('link', { name: 'Download a PDF copy of your application' });

describe('PdfDownload', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });

  it('offers the PDF in a new tab as soon as it is ready, announces it, and moves focus from the button to the link · PROD-08, DOC-10, CONST-09, TRAP-30', async () => {
    const getPdf = answering('getPdf', '200:in_progress', ready('https://files.example/1'));
    show(getPdf);
    await pass(0);
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('Preparing your PDF…');
    const waiting = screen.getByRole('button', { name: 'Preparing your PDF…' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    waiting.focus();

    await pass(1_000);
    await pass(1);

    expect(said.isConnected).toBe(true);
    expect(said.textContent).toBe('Your PDF is ready.');
    expect(document.activeElement).toBe(link());
    expect(link()?.getAttribute('href')).toBe('https://files.example/1');
    expect(link()?.getAttribute('target')).toBe('_blank');
    expect(link()?.getAttribute('rel')).toBe('noopener');
  });

  it('shows one error for each attempt that fails, and none for one that succeeds · DOC-09, ERR-17, TRAP-32', async () => {
    const ends = ['200:failed', '200:failed', '500:unexpected', ready('https://files.example/1')] as const;
    show(answering('getPdf', ...ends));
    await pass(0);
    expect(screen.getAllByRole('alert', { name: LABEL })).toHaveLength(1);
    const errors: (string | null)[][] = [];

    for (let retry = 0; retry < 3; retry += 1) {
      act(() => dismissToasts());
      fireEvent.click(screen.getByRole('button', { name: 'Try making your PDF again' }));
      await pass(0);
      errors.push(screen.queryAllByRole('alert', { name: LABEL }).map(({ textContent }) => textContent));
    }

    expect(errors).toEqual([
      [expect.stringContaining('We could not make your PDF.')],
      [expect.stringContaining(UNEXPECTED)],
      [],
    ]);
    expect(link()).toBeTruthy();
  });

  it('navigates to the login card without an error toast when the session has ended · ERR-06', async () => {
    const { now } = show(answering('getPdf', '401:session_invalid'));
    await pass(0);

    expect(now()).toMatchObject({ kind: 'none', ended: 'rejected' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
