import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CARD_PATHS } from '../../routes/paths.ts';
import { openPrerendered } from '../test-support/openPrerendered.tsx';
import { translate } from '../test-support/translate.ts';
import { readCarried } from './carryAnswers.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** React reports what it could not hydrate, and the marks of fields, only in development. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Translates the page until the end of the test. */
function translatePage(): void {
  const observer = translate();
  onTestFinished(() => observer.disconnect());
}

/** Changes that browser translation and extensions make to a card before its scripts load. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'its texts are translated': translatePage,
  'a div is appended to its form': () =>
    document.querySelector('form')?.append(document.createElement('div')),
  'an element is inserted at the top': () =>
    document.querySelector('#root')?.prepend(document.createElement('extension-bar')),
  'the text of a heading is replaced': () => document.querySelector('h1')?.replaceChildren('Iniciar sesión'),
  'spaces are removed': () => {
    for (const element of document.querySelectorAll('main *'))
      for (const text of element.childNodes)
        if (text instanceof Text) text.data = text.data.replaceAll(/^\s+|\s+$/g, '');
  },
  'a label is wrapped': () => {
    const label = document.querySelector('label');
    const wrapper = document.createElement('div');
    label?.replaceWith(wrapper);
    if (label) wrapper.append(label);
  },
};

it.each(Object.entries(CHANGES))(
  'a card filled in before its scripts load keeps its text and caret, even if %s · AUTH-24',
  async (_, change) => {
    quiet();
    const { takeOver } = openPrerendered('/login');
    const email = () => field('Email Address');
    const password = () => field('Password');
    // Without an event, as a password manager does it.
    email().value = 'maya@example.edu';
    password().focus();
    await userEvent.keyboard('Corect{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    change();

    await takeOver();

    await vi.waitFor(() => expect(document.activeElement).toBe(password()));
    await userEvent.keyboard('r');
    expect(password().value).toBe('Correct');
    expect(email().value).toBe('maya@example.edu');
  },
);

it.each(CARD_PATHS)(
  'the unchanged card %s is hydrated without a message, and keeps its elements',
  async (path) => {
    const { page, restarts, takeOver } = openPrerendered(path);
    const heading = page.querySelector('h1');

    await takeOver();

    expect(restarts).toEqual([]);
    expect(page.contains(heading)).toBe(true);
  },
);

it('a card submitted before its scripts load is submitted once they have · AUTH-24', async () => {
  quiet();
  const { takeOver } = openPrerendered('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText('Password is required.')).toBeNull();

  await takeOver();

  expect(await screen.findByText('Password is required.')).toBeTruthy();
});

describe('the questions', () => {
  it('hydrate without a mismatch, and what was typed, ticked and chosen before becomes answers, but not what the browser restored · PROD-10', async () => {
    quiet();
    const { takeOver, restarts } = openPrerendered('/about');
    const [name, restored] = [field('Legal first name'), field('Legal last name')];
    restored.value = 'Someone else';
    await userEvent.click(screen.getByLabelText('Hispanic or Latino'));
    await userEvent.click(screen.getByRole('radio', { name: 'Not sure' }));
    await userEvent.click(name);
    await userEvent.keyboard(' Maya ');

    const sessions = await takeOver();

    expect(restarts).toEqual([]);
    expect(document.activeElement).toBe(name);
    expect([name.value, restored.value]).toEqual([' Maya ', '']);
    const { now } = sessions;
    if (now.kind !== 'visitor') throw new Error(now.kind);
    // The field that has the focus is not tidied yet.
    expect(now.form.state.answers).toMatchObject({ first_name: ' Maya ' });
    now.form.commit();
    expect(now.form.answer('first_name')).toBe('Maya');
    expect(screen.getByLabelText<HTMLInputElement>('Hispanic or Latino').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not sure' }).checked).toBe(true);
  });

  it('keep what was typed and ticked if the page was translated before its scripts load · PROD-10', async () => {
    quiet();
    const { takeOver } = openPrerendered('/about');
    await userEvent.click(screen.getByLabelText('Hispanic or Latino'));
    await userEvent.click(field('Legal first name'));
    await userEvent.keyboard('Maa{ArrowLeft}');
    translatePage();

    await takeOver();

    await vi.waitFor(() => expect(document.activeElement).toBe(field('Legal first name')));
    await userEvent.keyboard('y');
    expect(field('Legal first name').value).toBe('Maya');
    expect(screen.getByLabelText<HTMLInputElement>('Hispanic or Latino').checked).toBe(true);
  });

  it('a date clicked before the scripts load takes digits once they have, and not before · AUTH-24', async () => {
    quiet();
    const { takeOver } = openPrerendered('/about');
    await userEvent.click(field('Date of birth'));
    await userEvent.keyboard('04');
    expect(field('Date of birth').value).toBe('');

    await takeOver();

    await vi.waitFor(() => expect(document.activeElement).toBe(field('Date of birth')));
    await userEvent.keyboard('04172007');
    expect(field('Date of birth').value).toBe('2007-04-17');
  });

  it('a list clicked before the scripts load opens once they have · AUTH-24', async () => {
    quiet();
    const { takeOver } = openPrerendered('/about');
    await userEvent.click(screen.getByRole('combobox', { name: /^Gender/ }));

    await takeOver();

    expect(await screen.findByRole('option', { name: 'Nonbinary' })).toBeTruthy();
  });

  it('write typed text into the history entry whenever the page may close, and remove it once it is deleted · PROD-10', async () => {
    openPrerendered('/about');
    await userEvent.click(field('Legal first name'));
    await userEvent.keyboard('Maya');
    for (const name of ['beforeunload', 'pagehide']) {
      history.replaceState(null, '');
      window.dispatchEvent(new Event(name));
      expect(readCarried()).toMatchObject({ answers: { first_name: 'Maya' }, revision: 1 });
    }

    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    document.dispatchEvent(new Event('visibilitychange'));

    expect(readCarried()).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'text typed while the scripts take over is not lost, duplicated or moved, whenever they do (%s) · PROD-10',
    async (seed) => {
      quiet();
      // A linear congruential generator, so that a failure can be repeated.
      let state = seed;
      const random = (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
      const { takeOver } = openPrerendered('/about');
      await userEvent.click(field('Legal first name'));
      let [text, caret] = ['', 0];
      let live: Promise<unknown> | undefined;
      const start = random(15);
      for (let step = 0; step < 20; step += 1) {
        if (step === start) live = takeOver();
        const act = random(6);
        const letter = 'abcdefghij'.charAt(random(10));
        if (act < 4) {
          text = text.slice(0, caret) + letter + text.slice(caret);
          caret += 1;
          await userEvent.keyboard(letter);
        } else if (act === 4 && caret > 0) {
          caret -= 1;
          await userEvent.keyboard('{ArrowLeft}');
        } else if (act === 5 && caret > 0) {
          text = text.slice(0, caret - 1) + text.slice(caret);
          caret -= 1;
          await userEvent.keyboard('{Backspace}');
        }
      }
      await live;

      const { value, selectionStart } = field('Legal first name');
      expect([value, selectionStart]).toEqual([text, caret]);
    },
  );
});
