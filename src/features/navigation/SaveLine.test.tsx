// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { refuse } from '../../core/run/journal/takeApart.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import {
  answersMutation,
  earlyMutation,
  chooseTab,
  runMutation,
  saveLastLetters,
} from '../../session/index.ts';
import { answering, unanswered } from '../../session/test-support/server.ts';
import { LetterKeeper } from '../../session/letters/LetterKeeper.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { SaveLine } from './SaveLine.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }));
const LATER = 'Your answers are saved as you go.';
const FAILED = 'Not saved: something went wrong on our side. Your answers are still on this page.';

/** Sets up a student with unsaved input. */
function setUp() {
  const calls = { saveAnswers: answering('saveAnswers'), saveTab: answering('saveTab') };
  const student = aStudent({ form: FORM, calls });
  student.form.change({ first_name: 'Jane' });
  const save = () =>
    runMutation(student.queryClient, answersMutation(student.session), 'all').catch(() => undefined);
  const hold = () => {
    const reply = Promise.withResolvers<'200:saved' | '500:unexpected'>();
    calls.saveAnswers.mockReturnValueOnce(reply.promise);
    return reply;
  };
  return { ...student, calls, save, hold, ...renderFor(student.sessions, <SaveLine />) };
}

const line = () => document.querySelector('.app-save-status')?.textContent;
const retry = () => screen.getByRole('button', { name: 'Try again' });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('the save line', () => {
  it('names the answers that are refused, and sends them again when asked · PROD-06', async () => {
    const { form, calls, save } = setUp();
    form.letters.send();
    const [change] = form.letters.journal.changes;
    act(() => change && form.letters.adopt(refuse(form.letters.journal, change)));
    expect(line()).toContain('All but one answer saved: First name.');

    fireEvent.click(retry());
    await settled();
    await act(save);

    expect(calls.saveAnswers.mock.calls).toContainEqual([{ first_name: 'Jane' }]);
    expect(line()).toContain('Saved at');
  });

  it('mentions that another device has changed the same answer, and lists it when asked · PROD-06', () => {
    const { form } = setUp();

    act(() => void form.letters.read({ answers: { first_name: 'Bea' } }));
    expect(line()).toContain('Another device or tab has changed the same answers.');
    expect(form.told.listed).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'See which' }));

    expect(form.told.listed).toMatchObject([{ answers: { first_name: 'Bea' }, reason: 'replaced' }]);
  });

  it('says that a text is held back which conflicts, until its field is left · PROD-06', () => {
    const { form } = setUp();
    act(() => form.set('first_name', 'Janet'));

    act(() => void form.letters.read({ answers: { first_name: 'Bea' } }));
    expect(line()).toBe('Not saved yet: another device or tab has changed the answer that you are typing.');
    act(() => form.commit());

    expect(line()).toContain('Another device or tab has changed the same answers.');
  });

  it.each([
    [true, 'Create an account to save your answers.'],
    [false, 'Your browser blocks cookies.'],
  ])('shows a visitor (cookies enabled: %s) the text “%s” · PROD-06', (isEnabled, words) => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(isEnabled);
    renderFor(aVisitor({ form: FORM }).sessions, <SaveLine />);

    expect(line()).toContain(words);
  });

  it('shows whether the answers are unsaved, being saved or saved · PROD-06', async () => {
    const { hold, save, form } = setUp();
    expect(line()).toContain(LATER);
    const reply = hold();

    const saving = save();
    await vi.waitFor(() => expect(line()).toContain('Saving…'));
    reply.resolve('200:saved');
    await saving;
    await vi.waitFor(() => expect(line()).toMatch(/Saved at \d+:\d\d [AP]M\./));
    act(() => form.change({ first_name: 'Maya' }));

    expect(line()).toContain(LATER);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('promises nothing while the device fails to keep the answers · PROD-06', async () => {
    const calls = { saveAnswers: answering('saveAnswers') };
    const { session, form, sessions, queryClient } = aStudent({ form: FORM, calls });
    const write = vi.fn(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    const store = { release: () => undefined, read: () => Promise.resolve([]), write };
    const keeper = new LetterKeeper(form, session.username, store, new Map());
    session.keeper = keeper;
    form.change({ first_name: 'Maya' });
    renderFor(sessions, <SaveLine />);
    expect(line()).toBe(LATER);

    await act(() => keeper.write());
    expect(line()).toBe('Not saved yet.');
    await act(() => runMutation(queryClient, answersMutation(session), 'all'));

    await vi.waitFor(() => expect(line()).toMatch(/^Saved at/));
  });

  it('says that a save has failed because of the network · PROD-06', async () => {
    const { calls, save } = setUp();
    calls.saveAnswers.mockImplementationOnce(unanswered());

    await save();

    await vi.waitFor(() => expect(line()).toContain('Not saved: you seem to be offline.'));
    expect(retry()).toBeTruthy();
  });

  it('reports a tab choice that could not be saved, and retries it · FORM-05', async () => {
    const { calls, save, session } = setUp();
    await save();
    calls.saveTab.mockReturnValueOnce('500:unexpected');

    act(() => chooseTab(session, 'hs_tab', 'intl'));
    await vi.waitFor(() => expect(line()).toContain(FAILED));
    fireEvent.click(retry());

    await vi.waitFor(() => expect(line()).toContain('Saved at'));
    expect(calls.saveTab).toHaveBeenCalledTimes(2);
  });

  it('reports that the last letters could not be saved when the page was hidden, even after other data has been saved · PROD-06', async () => {
    const { calls, session } = setUp();
    calls.saveAnswers.mockReturnValueOnce('500:unexpected');
    act(() => saveLastLetters(session));
    await vi.waitFor(() => expect(line()).toContain(FAILED));

    act(() => chooseTab(session, 'hs_tab', 'intl'));
    await settled();

    expect(line()).toContain(FAILED);
  });

  it('shows “Not saved yet.” after a failed background save, but does not announce it · PROD-06', async () => {
    const { calls, session, save } = setUp();
    const saveInBackground = () =>
      runMutation(session.queryClient, earlyMutation(session), new AbortController());
    calls.saveAnswers.mockReturnValueOnce('500:unexpected');
    await act(() => saveInBackground().catch(() => undefined));
    expect(line()).toBe('Not saved yet.');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    expect(screen.queryByRole('button')).toBeNull();

    const saving = saveInBackground();
    expect(line()).not.toContain('Saving');
    await act(() => saving);
    expect(line()).toContain('Saved at');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');

    await act(save);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBeNull();
  });

  it('clears the failure of an earlier save once a background save has succeeded', async () => {
    const { calls, session, save, form } = setUp();
    calls.saveAnswers.mockReturnValueOnce('500:unexpected');
    await act(save);
    expect(line()).toContain(FAILED);

    await act(() => runMutation(session.queryClient, earlyMutation(session), new AbortController()));
    act(() => form.change({ first_name: 'Joan' }));

    expect(line()).toContain(LATER);
  });

  it('retries when the button is pressed, throws a second failure to the dialog boundary, and keeps focus · PROD-06, NAV-12', async () => {
    const { calls, save, thrown } = setUp();
    calls.saveAnswers.mockReturnValueOnce('500:unexpected').mockReturnValueOnce('500:unexpected');
    await save();

    await vi.waitFor(() => fireEvent.click(retry()));
    await vi.waitFor(() =>
      expect(thrown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 })),
    );
    const pressed = await vi.waitFor(retry);
    pressed.focus();
    fireEvent.click(pressed);

    await vi.waitFor(() => expect(line()).toContain('Saved at'));
    expect(document.activeElement).toBe(document.querySelector('.app-save-status'));
  });

  it('does not take focus if it has moved elsewhere in the meantime · PROD-06', async () => {
    const { calls, save, hold } = setUp();
    calls.saveAnswers.mockReturnValueOnce('500:unexpected');
    await save();
    await vi.waitFor(() => act(() => retry().focus()));
    act(() => retry().blur());
    const reply = hold();

    const saving = save();
    await vi.waitFor(() => expect(line()).toContain('Saving…'));
    expect(document.activeElement).toBe(document.body);
    reply.resolve('200:saved');
    await saving;
  });
});
