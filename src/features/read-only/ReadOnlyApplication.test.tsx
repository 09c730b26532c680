// @vitest-environment happy-dom
import { FormEntrance, Sessions, SessionsContext, useSession } from '../../session/index.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sdkOn, variant } from '../../session/test-support/server.ts';
import { form, formIndex } from '../../form/form.ts';
import { ReadOnlyApplication } from './ReadOnlyApplication.tsx';

async function show() {
  const view = {
    answer: {
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
  const sessions = new Sessions({
    tabs: { post: () => undefined, listen: () => () => undefined },
    serviceToken: 't',
    cookies: () => '',
    today: () => '2026-11-22',
    createSdk: () => sdkOn({ getServiceView: variant('getServiceView', '200:complete', view) }),
    announceDocumentFailure: () => expect.unreachable('staff have no uploads'),
  });
  sessions.addEntrance(new FormEntrance(sessions, formIndex, () => false));
  await sessions.open('');
  render(
    <SessionsContext value={sessions}>
      <SessionProvider without={() => null}>
        <Sheet />
      </SessionProvider>
    </SessionsContext>,
  );
}

function Sheet() {
  const session = useSession();
  return session.kind === 'service' ? <ReadOnlyApplication session={session} /> : null;
}

const rowOf = (label: string) => within(screen.getByRole('rowheader', { name: label }).closest('tr')!);
const answerTo = (label: string) => rowOf(label).getByRole('cell').textContent;

it('shows all three steps on one page, with their sections and items · ROLE-08', async () => {
  await show();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Application for Undergraduate Admission',
  );
  const steps = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(steps).toEqual(form.pages.map((page) => page.title));
  for (const section of form.pages.flatMap((page) => page.sections))
    expect(screen.getByRole('heading', { level: 3, name: section.title })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Parent or guardian 2' })).toBeTruthy();
  const items = within(screen.getByRole('table', { name: 'Parent or guardian 2' })).getAllByRole('row');
  expect(within(items[0]!).getByRole('rowheader').textContent).toBe('Name');
  expect(screen.queryByRole('heading', { name: 'Parent or guardian 3' })).toBeNull();
});

it('renders no controls, buttons, separators or links · ROLE-09, ROLE-11, ROLE-12, BTN-11, TRAP-48', async () => {
  await show();

  expect(document.querySelectorAll('input, select, textarea, button, hr, nav, a')).toHaveLength(0);
  expect(screen.queryByRole('separator')).toBeNull();
});

it('marks only the chosen option of a radio question · ROLE-10', async () => {
  await show();

  const row = rowOf('What is your citizenship status?');
  expect(row.getAllByText('[X]')).toHaveLength(1);
  expect(row.getAllByText('[ ]')).toHaveLength(3);
  expect(row.getByText('[X]').parentElement?.textContent).toBe('[X] U.S. citizen');
});

it('masks the SSN, shows the names of documents and marks unanswered questions · ROLE-16, DOC-17', async () => {
  await show();

  expect(answerTo('Social Security number')).toBe('***-**-6789');
  expect(document.body.textContent).not.toContain('123-45');
  expect(answerTo('High-school transcript')).toBe('transcript.pdf');
  expect(answerTo('Résumé or activity list')).toBe('Not provided');
  expect(answerTo('Middle name')).toBe('Not answered');
});

it('shows the applicant and the time of submission, without characters that reverse the writing direction · ROLE-08', async () => {
  await show();

  expect(screen.getByRole('banner').textContent).toMatch(
    /Maya Okafor\nmaya@example\.com\nAccount: maya@example\.edu\nSubmitted November \d+, 2026 at \d+:30\s[AP]M \S+/,
  );
  expect(answerTo('Preferred first name')).toBe('Maya');
});
