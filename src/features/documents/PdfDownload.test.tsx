// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
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

  it('polls every second until the PDF is ready, then every 600 s for a fresh URL · PROD-08, DOC-10, CONST-09, TRAP-30', async () => {
    const getPdf = answering(
      'getPdf',
      '200:unprocessed',
      '200:in_progress',
      ready('https://files.example/1'),
      ready('https://files.example/2'),
    );
    show(getPdf);
    await pass(0);
    const waiting = screen.getByRole('button', { name: 'Preparing your PDF…' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');

    await pass(999);
    expect(getPdf).toHaveBeenCalledTimes(1);
    await pass(1_001);
    await pass(1);
    expect(getPdf).toHaveBeenCalledTimes(3);
    expect(link()?.getAttribute('href')).toBe('https://files.example/1');
    expect(link()?.getAttribute('target')).toBe('_blank');
    expect(link()?.getAttribute('rel')).toBe('noopener');

    await pass(599_000);
    expect(getPdf).toHaveBeenCalledTimes(3);
    await pass(1_000);
    expect(getPdf).toHaveBeenCalledTimes(4);
    expect(link()?.getAttribute('href')).toBe('https://files.example/2');
  });

  it('announces that the PDF is ready and moves focus from the button to the link · PROD-08', async () => {
    const getPdf = answering('getPdf', '200:in_progress', ready('https://files.example/1'));
    show(getPdf);
    await pass(0);
    const said = screen.getByRole('status');
    expect(said.textContent).toBe('Preparing your PDF…');
    screen.getByRole('button', { name: 'Preparing your PDF…' }).focus();

    await pass(1_000);
    await pass(1);

    expect(said.isConnected).toBe(true);
    expect(said.textContent).toBe('Your PDF is ready.');
    expect(document.activeElement).toBe(link());
  });

  it('keeps polling in a hidden tab, and polls again when the page is reopened · DOC-10', async () => {
    const getPdf = answering('getPdf', '200:in_progress');
    const { sessions } = show(getPdf);
    await pass(0);
    focusManager.setFocused(false);
    await pass(1_000);
    focusManager.setFocused(undefined);
    expect(getPdf).toHaveBeenCalledTimes(2);

    getPdf.mockReturnValue(ready('https://files.example/1'));
    await pass(1_000);
    await pass(1);
    expect(link()?.getAttribute('href')).toBe('https://files.example/1');
    cleanup();
    getPdf.mockReturnValue(ready('https://files.example/2'));
    renderFor(sessions, <PdfDownload />);
    await pass(1);
    expect(link()?.getAttribute('href')).toBe('https://files.example/2');
    expect(getPdf).toHaveBeenCalledTimes(4);
  });

  it('shows one error toast when generating the PDF has failed, and polls again only after 600 s · DOC-09, ERR-17', async () => {
    const getPdf = answering('getPdf', '200:failed');
    show(getPdf);
    await pass(0);
    expect(screen.getAllByRole('alert', { name: LABEL })).toHaveLength(1);

    await pass(500_000);
    expect(getPdf).toHaveBeenCalledTimes(1);
    expect(link()).toBeNull();
    expect(screen.getByRole('button', { name: 'Try making your PDF again' })).toBeTruthy();
    await pass(100_001);
    expect(getPdf).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert', { name: LABEL })).toBeNull();
  });

  it('shows one error for each retry that fails, and none for one that succeeds · DOC-09', async () => {
    const ends = ['200:failed', '200:failed', '500:unexpected', ready('https://files.example/1')] as const;
    show(answering('getPdf', ...ends));
    await pass(0);
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

  it('shows one toast for a failed call and stops polling every second · TRAP-32', async () => {
    const getPdf = answering('getPdf', '200:in_progress', '500:unexpected');
    show(getPdf);
    await pass(0);
    await pass(1_000);
    expect(getPdf).toHaveBeenCalledTimes(2);
    await pass(30_000);

    expect(getPdf).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert', { name: LABEL }).textContent).toContain(UNEXPECTED);
  });

  it('navigates to the login card without an error toast when the session has ended · ERR-06', async () => {
    const { now } = show(answering('getPdf', '401:session_invalid'));
    await pass(0);

    expect(now()).toMatchObject({ kind: 'none', ended: 'rejected' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
