// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '../../session/index.ts';
import { aHost } from '../../session/test-support/aHost.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { variant } from '../../session/test-support/server.ts';
import { form } from '../../form/form.ts';
import { ReadOnlyApplication } from './ReadOnlyApplication.tsx';

async function show(answers: Record<string, string> = {}) {
  const view = {
    answer: {
      ...answers,
      first_name: 'Maya',
      last_name: 'Okafor',
      preferred_name: 'Ma\u202Eya\0',
      contact_email: 'maya@example.com',
      citizenship_status: 'us_citizen',
      ssn: '123-45-6789',
      hs_transcript_doc: 'ANSWERED',
    },
    username: 'maya@example.edu',
    submitted_at: '2026-11-20T15:30:00Z',
    add_another: { parent: 2 },
    tabs: {},
    document_answer: {
      hs_transcript_doc: { file_name: 'transcript\u202E.pdf', status: 'COMPLETED' },
      resume_doc: { file_name: 'cv.heic', status: 'FAILED' },
    },
  } as const;
  // Any other call fails the test: the service view makes one GET and nothing else (ROLE-14, ROUTE-34).
  const calls = { getServiceView: variant('getServiceView', '200:complete', view) };
  const { sessions } = aHost({ form, calls, serviceToken: 't' });
  await sessions.open('');
  renderFor(sessions, <Sheet />);
}

function Sheet() {
  const session = useSession();
  return session.kind === 'service' ? <ReadOnlyApplication session={session} /> : null;
}

const rowOf = (label: string) => within(screen.getByRole('rowheader', { name: label }).closest('tr')!);
const answerTo = (label: string) => rowOf(label).getByRole('cell').textContent;

it('the service view shows all steps on one page, with their sections and items, and no controls, separators or links elsewhere · ROLE-08, ROLE-09, ROLE-11, ROLE-12, BTN-11, TRAP-48', async () => {
  await show();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Application for Undergraduate Admission',
  );
  const headings = (level: number) =>
    screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);
  expect(headings(2)).toEqual(form.pages.map((page) => page.title));
  expect(headings(3)).toEqual(form.pages.flatMap(({ sections }) => sections.map(({ title }) => title)));
  expect(headings(4)).toEqual(['Parent or guardian 1', 'Parent or guardian 2']);
  const items = within(screen.getByRole('table', { name: 'Parent or guardian 2' })).getAllByRole('row');
  expect(within(items[0]!).getByRole('rowheader').textContent).toBe('Name');
  expect(
    document.querySelectorAll('input, select, textarea, button, hr, nav, a:not([href^="#"])'),
  ).toHaveLength(0);
  expect(screen.queryByRole('separator')).toBeNull();
});

it('the service view shows the applicant, the submission time at the office, every option of a radio question, a masked SSN, document names, and which questions are unanswered · ROLE-08, ROLE-10, ROLE-16, DOC-17', async () => {
  await show();

  const row = rowOf('What is your citizenship status?');
  expect(row.getAllByText('[X]')).toHaveLength(1);
  expect(row.getAllByText('[ ]')).toHaveLength(4);
  expect(row.getByText('[X]').parentElement?.textContent).toBe('[X] U.S. citizen or U.S. national');
  expect(answerTo('Social Security number')).toBe('***-**-6789');
  expect(document.body.textContent).not.toContain('123-45');
  expect(answerTo('High-school transcript')).toBe('transcript.pdf');
  expect(answerTo('Résumé or activity list')).toBe('Not provided');
  expect(screen.getByRole('cell', { name: 'Not provided' }).getAttribute('translate')).toBeNull();
  expect(answerTo('Middle name')).toBe('Not answered');
  // Without bidi control characters.
  expect(answerTo('Preferred first name')).toBe('Maya');
  const head = screen.getByRole('banner').textContent;
  expect(head).toContain('Maya OkaforSubmitted November 20, 2026 at 10:30 AM EST');
  expect(head).toContain('maya@example.comAccount: maya@example.edu');
});

it('the service view begins with the applicant, the documents and what is missing, each linked to its row · BEY-04', async () => {
  await show({
    birth_date: '2008-03-14',
    applicant_type: 'transfer',
    entry_term: 'fall',
    entry_year: '2027',
    prev_college_ind: 'yes',
    college_credits: '48',
  });

  const head = within(screen.getByRole('banner'));
  expect(
    head.getByText(
      'Born 03/14/2008 · Transfer student · Fall 2027 · Submitted November 20, 2026 at 10:30 AM EST',
    ),
  ).toBeTruthy();
  const lists = head.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lists).toEqual([
    'College transcript: Missing',
    'High-school transcript: transcript.pdf',
    'Résumé or activity list: Not provided',
    expect.stringMatching(/^Different name on records, Parent or guardian, .* and \d+ more$/),
  ]);
  const targets = head
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((row) => row?.querySelector('th')?.textContent)).toEqual([
    'College transcript',
    'High-school transcript',
    'Résumé or activity list',
    'Are any of your records under a different name?',
    'My parent or guardian knows I am applying.',
    'Country of birth',
    'Home phone',
    'Street address',
  ]);
});
