// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COLLECT_MS } from '../../session/index.ts';
import { form } from '../../form/form.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { Review } from './Review.tsx';

beforeEach(() => void vi.useFakeTimers());

function show({ isPhone = false, changed }: { isPhone?: boolean; changed?: string } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const student = aStudent({
    form,
    state: {
      answers: {
        first_name: 'Maya',
        citizenship_status: 'us_citizen',
        ssn: '123-45-6789',
        other_name_ind: 'no',
        hs_grad_month: '6',
        resume_doc: 'ANSWERED',
      },
    },
    documents: { resume_doc: { file_name: 'cv.docx', status: 'COMPLETED' } },
  });
  const review = (
    <Review
      changed={changed}
      renderChange={({ title, path, first }) => <p>{`${title} → ${path}#${first}`}</p>}
    />
  );
  return { ...student, ...renderFor(student.sessions, review) };
}

const answerTo = (label: string) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tr')!).getByRole('cell').textContent;
const pages = () =>
  screen
    .getAllByRole('button', { name: /^Answers/ })
    .map((button) => [button.textContent, button.getAttribute('aria-expanded')]);

it('the review shows every section except the one for signing, in order, with a link to its first visible question', () => {
  show();

  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  const items = new Set(['Parent or guardian 1']);
  expect(headings.filter(([, title]) => !items.has(String(title)))).toEqual([
    ['H2', 'Review your answers'],
    ...form.pages.flatMap((page, at) => [
      ['H3', `Answers in step ${String(at + 1)}: ${page.title}`],
      ...page.sections.filter(({ id }) => id !== 'signature').map(({ title }) => ['H4', title]),
    ]),
  ]);
  expect(screen.getByText('Your name → /about#first_name')).toBeTruthy();
  expect(screen.getByText('Citizenship → /about#citizenship_status')).toBeTruthy();
});

it('the review shows answers as readable text with the SSN masked, and shows which required questions are unanswered · ROLE-16', () => {
  show();

  const answers = {
    'Legal first name': 'Maya',
    'Social Security number': '***-**-6789',
    'What is your citizenship status?': 'U.S. citizen or U.S. national',
    'Résumé or activity list': 'cv.docx',
    'Legal last name': 'Not answered yet',
    'High-school transcript': 'Not answered yet',
    // Half a date does not count as an answer.
    'Graduation month and year': 'Not answered yet',
  };
  expect(Object.keys(answers).map(answerTo)).toEqual(Object.values(answers));
  expect(document.body.textContent).not.toContain('123-45');
});

it('shortly after answers change, the review names optional blanks in one line, leaves out empty items, and links each item to its questions', () => {
  const { form: store } = show();
  act(() => {
    store.setCount('parent', 3);
    store.change({ parent_1_name: 'Maria', parent_3_email: 'jo@example.com' });
  });
  act(() => void vi.advanceTimersByTime(COLLECT_MS));

  expect(screen.queryByRole('rowheader', { name: 'Middle name' })).toBeNull();
  const name = within(screen.getByRole('table', { name: 'Your name' }));
  expect(name.getByRole('row', { name: /^Left blank/ }).textContent).toContain('Middle name');
  expect(screen.queryByRole('heading', { name: 'Parent or guardian 2' })).toBeNull();
  expect(screen.getByText('Parent or guardian 1 → /about#parent_1_name')).toBeTruthy();
  expect(screen.getByText('Parent or guardian 3 → /about#parent_3_name')).toBeTruthy();
});

it('the review expands all pages on a desktop, but on a phone only the page with the changed section', () => {
  show();
  expect(pages()).toEqual(
    form.pages.map(({ title }, at) => [`Answers in step ${String(at + 1)}: ${title}`, 'true']),
  );
  cleanup();

  show({ isPhone: true, changed: 'contact' });

  expect(pages().map(([, isOpen]) => isOpen)).toEqual(form.pages.map((_, at) => String(at < 1)));
  fireEvent.click(screen.getByRole('button', { name: 'Answers in step 2: Academics' }));
  expect(pages().map(([, isOpen]) => isOpen)).toEqual(form.pages.map((_, at) => String(at < 2)));
  expect(screen.getByRole('rowheader', { name: 'Start term' })).toBeTruthy();
});
