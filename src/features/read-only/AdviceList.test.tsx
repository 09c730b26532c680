// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { form } from '../../form/form.ts';
import { COLLECT_MS } from '../../session/index.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { AdviceList } from './AdviceList.tsx';

beforeEach(() => void vi.useFakeTimers());

const SLIPS = { first_name: 'Ana', last_name: 'MARSH', hs_gpa: '92', hs_gpa_scale: '4.0' };

function show(answers: Record<string, string> = SLIPS) {
  const student = aStudent({ form, state: { answers } });
  const list = (
    <AdviceList
      renderChange={({ title, path, first, id }) => <p>{`${title} → ${path}#${first} in ${id}`}</p>}
    />
  );
  const { unmount } = renderFor(student.sessions, list);
  return { ...student, again: () => (unmount(), renderFor(student.sessions, list)) };
}

const list = () => screen.getByRole('region', { name: 'Please check' });
const items = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
const right = (name: string) => screen.getByRole('button', { name: `It is right: ${name}` });
/** Presses a focused button, and waits for the review to follow. */
const press = (button: HTMLElement) => {
  act(() => button.focus());
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(COLLECT_MS));
};

it('the review asks about answers that look like slips, with a link to each question; they are no errors · BEY-03', () => {
  const { form: store } = show();

  expect(items()).toEqual(['Legal last name', 'Cumulative GPA']);
  expect(
    within(list()).getByText('Your GPA of 92 is well above the scale of 4.0 that you chose.'),
  ).toBeTruthy();
  expect(within(list()).getByText('Cumulative GPA → /education#hs_gpa in high-school')).toBeTruthy();
  expect(store.errors.summary()).toEqual([]);
});

it('the review asks nothing if nothing looks like a slip · BEY-03', () => {
  show({ first_name: 'Ana', last_name: 'Marsh' });

  expect(screen.queryByText('Please check')).toBeNull();
  expect(document.body.textContent).not.toContain('Nothing else');
});

it('an answer that is right is not asked about again during the visit, unless it changes · BEY-03', () => {
  const { form: store, again } = show();
  press(right('Cumulative GPA'));
  expect(items()).toEqual(['Legal last name']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Please check' }));

  again();
  expect(items()).toEqual(['Legal last name']);

  act(() => store.change({ hs_gpa: '93' }));
  act(() => void vi.advanceTimersByTime(COLLECT_MS));
  expect(items()).toEqual(['Legal last name', 'Cumulative GPA']);
});

it('a name in capitals is corrected with one press, and focus stays in the review · BEY-03', () => {
  const { form: store } = show({ ...SLIPS, hs_gpa: '3.7' });

  press(screen.getByRole('button', { name: 'Change to “Marsh”' }));

  expect(store.answer('last_name')).toBe('Marsh');
  expect(store.hasUnsavedAnswers).toBe(true);
  expect(items()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Nothing else to check.');
});
