// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { radio, sensitive, text } from '../../core/kinds/builders.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import { answersTo, keysOf } from '../../core/answers/answersTo.ts';
import { refuse } from '../../core/run/journal/takeApart.ts';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { OTHER_NAME } from '../../core/test-support/nodes.ts';
import { readWebStatus, reconcileSubmitted } from '../../session/index.ts';
import { profileOf } from '../../session/test-support/openApplication.ts';
import { NOTHING_LEFT, takeOver } from '../../core/test-support/takeOver.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { ToldDialog } from './ToldDialog.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

const REASONS = formOf(
  text('first_name', { label: 'First name' }),
  ...OTHER_NAME,
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
);
const change = (answers: Answers) => ({
  changes: [{ form: 'bbbbbbbb', n: 1, answers, over: answersTo(keysOf(answers)) }],
});
const CHANGED = change({ first_name: 'Mar' });
const HIDDEN = change({ former_name: 'Lee' });
const GONE = change({ favourite_colour: 'green' } as Answers);

/** Opens a form with two superseded answers from an earlier page load. */
async function show() {
  const student = aStudent({ form: FORM });
  const changes = [
    { form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: 'Ana' } },
    { form: 'bbbbbbbb', n: 2, answers: { last_name: '' }, over: { last_name: 'Lee' } },
  ];
  const answers = { first_name: 'Bea', last_name: 'Long' };
  student.form.hydrate({ answers, addAnother: {}, tabs: {} });
  takeOver(student.form, [{ changes }]);
  renderFor(student.sessions, <ToldDialog moveTo={() => undefined} />);
  const dialog = await screen.findByRole('dialog', {
    name: 'Some answers typed here are not in your application.',
  });
  return { ...student, dialog };
}

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

it('superseded answers are listed with the typed text and can be entered again as new changes · PROD-06', async () => {
  const { dialog, form } = await show();
  expect([...dialog.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    expect.stringContaining('First name: MarAnother answer was saved on another device or in another tab.'),
    expect.stringContaining('Last name: left blank'),
  ]);

  press('Use this answer: First name');

  expect(form.answer('first_name')).toBe('Mar');
  expect(form.unsaved.answers).toEqual({ first_name: 'Mar' });
  expect(screen.queryByText('Mar')).toBeNull();
});

it('a masked answer whose value has ended with its page can be removed, but not used again · TRAP-13', async () => {
  const student = aStudent({ form: REASONS });
  takeOver(student.form, [{ told: [{ answers: { ssn: '' }, reason: 'replaced' }] }]);
  renderFor(student.sessions, <ToldDialog moveTo={() => undefined} />);

  const dialog = await screen.findByRole('dialog');

  const buttons = [...dialog.querySelectorAll('li button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(buttons).toEqual(['Remove: Social Security number']);
});

it('the dialog can be postponed, and closes once every answer has been used or removed', async () => {
  const { form } = await show();
  press('Decide later');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(form.letters.journal.told).toHaveLength(2);
  cleanup();

  await show();
  press('Remove: First name');
  press('Remove: Last name');

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('before the form closes, a student sees which answers are missing from the application, masked ones only by name · SUB-11', async () => {
  const form = formOf(
    text('first_name', { label: 'First name' }),
    text('last_name', { label: 'Last name' }),
    radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
    sensitive('ssn', { label: 'Social Security number', max: 11 }),
  );
  const calls = { getProfile: profileOf({ status: 'submitted', state: { answers: { last_name: 'Doe' } } }) };
  const student = aStudent({ form, calls });
  student.form.change({ first_name: 'Jane', last_name: 'Doe', ssn: '123-45-6789' });
  student.form.change({ other_name_ind: 'yes', other_name_ind_desc: 'Yes' });
  renderFor(student.sessions, <ToldDialog moveTo={() => undefined} />);

  act(() => reconcileSubmitted(student.session));
  const dialog = await screen.findByRole('dialog', { name: 'Your application was already submitted.' });
  const lines = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.toSorted()).toEqual([
    'First name: Jane',
    'Other name: Yes',
    'Social Security number: not shown',
  ]);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  press('Continue');

  expect(readWebStatus(student.session)).toBe('submitted');
});

it.each<[string, Partial<Unconfirmed>, string]>([
  ['is hidden by another answer', HIDDEN, 'This question is not asked, because of another answer.'],
  ['is no longer asked', GONE, 'A question that is no longer asked: green'],
  ['is too old', { ...CHANGED, oldSince: Date.UTC(2025, 4, 1, 12) }, 'Typed on May 1, 2025.'],
  [
    'was typed before a new start',
    { ...CHANGED, hadAnswers: true },
    'After you had typed it, the application was emptied.',
  ],
  [
    'may not be kept on the device',
    { masked: [{ key: 'ssn', form: 'mmmmmmmm', n: 1 }], names: { ssn: 'Social Security number' } },
    'Please type it again. It is never kept on this device.',
  ],
])('an answer that %s is listed with that reason · PROD-06', async (_, left, words) => {
  const student = aStudent({ form: REASONS });
  const saved = left.hadAnswers ? {} : { other_name_ind: 'no' };
  student.form.hydrate({ answers: saved, addAnother: {}, tabs: {}, applied: {} }, [
    { ...NOTHING_LEFT, ...left },
  ]);
  renderFor(student.sessions, <ToldDialog moveTo={() => undefined} />);

  const dialog = await screen.findByRole('dialog');

  expect(dialog.querySelector('li')?.textContent).toContain(words);
});

it.each<[Answers, RegExp]>([
  [{}, /^Last name: left blankAnother answer((?!Removed with it).)*$/],
  [{ first_name: 'Mar' }, /^First name: MarAnother answer.*Removed with it: Last name\./],
])(
  'what a choice, %j, had cleared is named, even if it has been taken back since · PROD-06',
  async (choice, words) => {
    const student = aStudent({ form: FORM });
    student.form.hydrate({ answers: { last_name: 'Long' }, addAnother: {}, tabs: {} });
    const cleared = { over: { last_name: 'Lee' }, cleared: ['last_name'] as const };
    const answers = { ...choice, last_name: '' };
    takeOver(student.form, [{ changes: [{ form: 'bbbbbbbb', n: 1, answers, ...cleared }] }]);
    renderFor(student.sessions, <ToldDialog moveTo={() => undefined} />);

    const dialog = await screen.findByRole('dialog');

    expect(dialog.querySelector('li')?.textContent).toMatch(words);
  },
);

it('an answer that is refused is listed at Submit with the way to its question, in the words of our backend if it refused', async () => {
  const moveTo = vi.fn();
  const student = aStudent({ form: FORM });
  student.form.change({ first_name: 'bad' });
  student.form.letters.send();
  const { letters } = student.form;
  const [change] = letters.journal.changes;
  if (change) letters.adopt(refuse(letters.journal, change, 'Please use other words.'));
  renderFor(student.sessions, <ToldDialog moveTo={moveTo} />);

  act(() => student.form.told.showAll());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('li')?.textContent).toContain('First name: badPlease use other words.');
  press('Go to the question: First name');

  expect(moveTo).toHaveBeenCalledWith('/about', { focus: 'first_name' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
