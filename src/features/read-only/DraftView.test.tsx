// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { form } from '../../form/form.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { DraftButton } from './DraftButton.tsx';

const OFFER = 'Print or save a draft';

/** Opens the draft of an application that lacks most answers. No call is made. */
function show(
  answers: Record<string, string> = {},
  status: 'COMPLETED' | 'IN_PROGRESS' | 'FAILED' = 'COMPLETED',
) {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  onTestFinished(() => root.remove());
  document.title = 'Submit';
  const student = aStudent({
    form,
    state: {
      answers: {
        first_name: 'Ana/María',
        last_name: 'Marsh',
        citizenship_status: 'permanent_resident',
        ssn: '123-45-6789',
        alien_number: 'A12345678',
        hs_transcript_doc: 'ANSWERED',
        ...answers,
      },
    },
    documents: { hs_transcript_doc: { file_name: 'transcript.pdf', status } },
  });
  renderFor(student.sessions, <DraftButton />);
  screen.getByRole('button', { name: OFFER }).focus();
  fireEvent.click(screen.getByRole('button', { name: OFFER }));
  return { root, today: student.form.view.today() };
}

const answerTo = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr')!).getByRole('cell').textContent;
const runningHead = () => document.documentElement.style.getPropertyValue('--app-running-head');

it('a draft shows the whole application: marked on each page, numbers masked, documents by name, and what is required · BEY-01', () => {
  show({ prev_college_ind: 'yes', college_credits: '30' });

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    form.pages.map(({ title }) => title),
  );
  expect(
    within(screen.getByRole('banner')).getByText(/^Draft, not submitted, as of \w+ \d+, \d{4}$/),
  ).toBeTruthy();
  expect(runningHead()).toMatch(/^"Draft, not submitted, as of \w+ \d+, \d{4} · Ana\/María Marsh"$/);
  expect(answerTo('Social Security number')).toBe('***-**-6789');
  expect(answerTo('Alien registration number')).toBe('*****5678');
  expect(answerTo('High-school transcript')).toBe('transcript.pdf');
  expect(answerTo('Date of birth')).toBe('Required, not answered yet');
  expect(answerTo('Home phone')).toBe('Please provide at least one phone number.');
  expect(answerTo('Is your mailing address the same?')).toBe('Required, not answered yet[ ] Yes[ ] No');
  expect(answerTo('College transcript')).toBe('Required, not answered yet');
  expect(answerTo('Résumé or activity list')).toBe('Not provided');
  expect(answerTo('Middle name')).toBe('Not answered');
});

it.each([
  ['IN_PROGRESS', 'transcript.pdf (not converted yet)', 'transcript.pdf (not converted yet)'],
  ['FAILED', 'Missing', 'Required, not answered yet'],
] as const)('a draft with a document that is %s says so: %s · BEY-01', (status, head, row) => {
  show({ hs_transcript_doc: '' }, status);
  expect(screen.getByRole('link', { name: `High-school transcript: ${head}` })).toBeTruthy();
  expect(answerTo('High-school transcript')).toBe(row);
});

it('a draft replaces the page and names the file, until it is closed · BEY-01', () => {
  const { root, today } = show();
  expect(document.title).toBe(`Draft application of Ana-María Marsh, Alder Valley University, ${today}`);
  expect(root.style.display).toBe('none');
  expect(
    document.activeElement?.contains(screen.getByRole('button', { name: 'Back to your application' })),
  ).toBe(true);

  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

  expect(screen.queryByRole('banner')).toBeNull();
  expect([document.title, root.style.display, runningHead()]).toEqual(['Submit', '', '']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: OFFER }));
});

it('a draft is printed with one press, and without a name has a file name all the same · BEY-01', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { today } = show({ first_name: '', last_name: '' });
  expect(document.title).toBe(`Draft application, Alder Valley University, ${today}`);

  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));

  expect(print).toHaveBeenCalledOnce();
});
