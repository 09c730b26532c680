import { describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { endSession } from '../session/endSession.ts';
import { ok } from '../test-support/fakeSdk.ts';
import { studentWith } from '../test-support/studentWith.ts';
import { saveAnswers, saveUnsavedAnswers } from './saveAnswers.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

function studentWhoTyped(save: (...args: never[]) => unknown = ok()) {
  const student = studentWith({ form: FORM, calls: { saveAnswers: save } });
  student.enter();
  student.applicant.store.change({ first_name: 'Jane' });
  return student.applicant;
}

/** A save that ends when it is told to. */
function heldSave() {
  let end: (result?: Error) => void = () => undefined;
  const save = vi.fn(
    () =>
      new Promise((resolve, reject) => {
        end = (result) => (result ? reject(result) : resolve({ message: 'ok' }));
      }),
  );
  return { save, end: (result?: Error) => end(result) };
}

describe('saveAnswers', () => {
  it('TRAP-60 sends nothing before the saved answers have arrived, nor for a visitor', async () => {
    const save = ok();
    const { applicant } = studentWith({ form: FORM, calls: { saveAnswers: save } });
    applicant.access = { mode: 'student', token: null };
    await saveAnswers(applicant);
    applicant.store.hydrate({ answers: {}, addAnother: {}, tabs: {} });
    applicant.access = { mode: 'visitor', token: null };
    await saveAnswers(applicant);

    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['offline', new ServerError('x', { isNetworkError: true })],
    ['server', new ServerError('x', { status: 500 })],
  ] as const)('a failed save names its cause (%s) and keeps the answers unsaved', async (cause, error) => {
    const applicant = studentWhoTyped(() => Promise.reject(error));

    await expect(saveAnswers(applicant)).rejects.toBe(error);

    expect(applicant.saveStatus.get()).toEqual({ state: 'failed', cause });
    expect([...applicant.store.unsaved]).toEqual(['first_name']);
  });

  it('NAV-04 what is typed while a save is under way stays unsaved', async () => {
    const { save, end } = heldSave();
    const applicant = studentWhoTyped(save);

    const saving = saveAnswers(applicant);
    expect(applicant.saveStatus.get().state).toBe('saving');
    applicant.store.change({ last_name: 'Doe' });
    end();
    await saving;

    expect([...applicant.store.unsaved]).toEqual(['last_name']);
    expect(applicant.saveStatus.get().state).toBe('saved');
  });

  it.each([undefined, new UnauthorizedError('ended', { status: 401 })])(
    'TRAP-35 a save that ends after its session tells nothing to the next person (%s)',
    async (result) => {
      const { save, end } = heldSave();
      const applicant = studentWhoTyped(save);

      const saving = saveAnswers(applicant).catch(() => undefined);
      endSession(applicant);
      end(result);
      await saving;

      expect(applicant.saveStatus.get().state).toBe('idle');
      expect(applicant.store.state.answers).toEqual({});
    },
  );
});

describe('saveUnsavedAnswers', () => {
  it('sends nothing where nothing is unsaved', async () => {
    const save = ok();
    const applicant = studentWhoTyped(save);
    applicant.store.change({ first_name: '' });

    await saveUnsavedAnswers(applicant);

    expect(save).not.toHaveBeenCalled();
  });

  it('PROD-06 a tab that is hidden and closed at once saves once', async () => {
    const { save, end } = heldSave();
    const applicant = studentWhoTyped(save);

    const both = [1, 2].map(() => saveUnsavedAnswers(applicant, { keepalive: true }));
    end();
    await Promise.all(both);

    expect(save).toHaveBeenCalledOnce();
  });

  it('PROD-06 sends again what changed since, and what may otherwise end with the page', async () => {
    const { save } = heldSave();
    const applicant = studentWhoTyped(save);

    void saveUnsavedAnswers(applicant);
    void saveUnsavedAnswers(applicant, { keepalive: true });
    applicant.store.change({ last_name: 'Doe' });
    void saveUnsavedAnswers(applicant, { keepalive: true });

    expect(save).toHaveBeenCalledTimes(3);
  });

  it('a failed save is tried again', async () => {
    const save = vi.fn(() => Promise.reject(new ServerError('x', { status: 500 })));
    const applicant = studentWhoTyped(save);

    for (let turn = 0; turn < 2; turn += 1) await expect(saveUnsavedAnswers(applicant)).rejects.toThrow('x');

    expect(save).toHaveBeenCalledTimes(2);
  });
});
