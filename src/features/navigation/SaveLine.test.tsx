// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import type { SaveStatus } from '../../data/answers/SaveStatus.ts';
import { endSession } from '../../data/session/endSession.ts';
import { ServerError } from '../../data/test-support/errors.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { SaveLine } from './index.ts';

const LATER = 'Your answers save when you move between pages.';

function setUp() {
  const calls = { saveAnswers: ok() };
  const student = studentWith({ form: formOf(text('first_name', { label: 'First name' })), calls });
  return { ...student, calls, show: () => renderFor(student.applicant, <SaveLine />) };
}

const line = () => document.querySelector('.app-save-status')?.textContent;

describe('the line that says what is saved', () => {
  afterEach(cleanup);

  it('PROD-06 tells a visitor what an account is for', () => {
    setUp().show();

    expect(line()).toContain('Create an account to save your answers.');
  });

  describe('of a student', () => {
    let made: ReturnType<typeof setUp>;
    const set = (status: SaveStatus) => act(() => made.applicant.saveStatus.set(status));
    beforeEach(() => {
      made = setUp();
      made.enter();
      made.show();
    });

    it.each<[SaveStatus, string]>([
      [{ state: 'idle' }, LATER],
      [{ state: 'saving' }, 'Saving…'],
      [{ state: 'saved', at: new Date('2025-06-01T15:04:00').getTime() }, 'Saved at 3:04 PM.'],
      [
        { state: 'failed', cause: 'offline' },
        'Not saved: you seem to be offline. Your answers are still on this page.',
      ],
      [
        { state: 'failed', cause: 'server' },
        'Not saved: something went wrong on our side. Your answers are still on this page.',
      ],
    ])('PROD-06 says of %j: %s', (status, words) => {
      set(status);

      expect(line()).toContain(words);
      expect(screen.queryAllByRole('button')).toHaveLength(status.state === 'failed' ? 1 : 0);
    });

    it('PROD-06 does not say saved of what was typed since', () => {
      set({ state: 'saved', at: 0 });
      act(() => made.applicant.store.change({ first_name: 'Maya' }));

      expect(line()).toContain(LATER);
    });

    it('PROD-06 tries again, and shows what fails then', async () => {
      const boom = new ServerError('Boom', { status: 500 });
      made.calls.saveAnswers.mockRejectedValueOnce(boom);
      set({ state: 'failed', cause: 'server' });

      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await vi.waitFor(() => expect(made.onError).toHaveBeenCalledExactlyOnceWith(boom));
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

      await vi.waitFor(() => expect(line()).toContain('Saved at'));
    });

    it('TRAP-24 tells whoever has logged out meanwhile nothing of what failed', async () => {
      const save = Promise.withResolvers<{ message: string }>();
      made.calls.saveAnswers.mockReturnValueOnce(save.promise);
      set({ state: 'failed', cause: 'server' });

      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      act(() => void endSession(made.applicant));
      save.reject(new ServerError('Boom', { status: 500 }));
      await act(() => new Promise((resolve) => setTimeout(resolve)));

      expect(made.onError).not.toHaveBeenCalled();
    });

    it('PROD-06 has the focus while it tries again and after, unless it was taken elsewhere', async () => {
      set({ state: 'failed', cause: 'server' });
      const retry = screen.getByRole('button', { name: 'Try again' });

      retry.focus();
      fireEvent.click(retry);
      expect(line()).toContain('Saving…');
      expect(document.activeElement).toBe(document.querySelector('.app-save-status'));
      await vi.waitFor(() => expect(line()).toContain('Saved at'));
      expect(document.activeElement).toBe(document.querySelector('.app-save-status'));

      set({ state: 'failed', cause: 'server' });
      act(() => screen.getByRole('button', { name: 'Try again' }).focus());
      act(() => screen.getByRole('button', { name: 'Try again' }).blur());
      set({ state: 'saving' });
      expect(document.activeElement).toBe(document.body);
    });
  });
});
