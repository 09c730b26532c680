import { describe, expect, it } from 'vitest';
import { answersMutation } from '../saving/answers.ts';
import { runMutation } from '../calls/runMutation.ts';
import { JANE, profileOf } from '../test-support/openApplication.ts';
import { answering, type Answers, FAILED } from '../test-support/server.ts';
import { aStudent } from '../test-support/aStudent.ts';
import { cookiesOf } from '../test-support/aHost.ts';

/** Sets up a student with unsaved answers, in a browser whose session now belongs to the profile's owner. */
function setUp(calls: Answers = {}) {
  const getProfile = profileOf({ username: JANE.toUpperCase() });
  const made = aStudent({ calls: { getProfile, saveAnswers: '200:saved', ...calls } });
  made.browser.cookies = cookiesOf('m-2');
  made.form.change({ first_name: 'Jane' });
  const save = () =>
    runMutation(made.queryClient, answersMutation(made.session), 'all').catch((error: unknown) => error);
  const sent = () =>
    made.requests.map(({ method, url, headers }) =>
      [method, new URL(url).pathname, headers.get('Admit-Session')].join(' '),
    );
  return { ...made, save, sent };
}

describe('a student’s call after the browser’s session has changed', () => {
  it('is sent in the new session if the same person owns that session; the owner is looked up only once', async () => {
    const { save, sent, now, session } = setUp({ saveLastPage: '200:saved' });

    await Promise.all([save(), session.sdk.saveLastPage({ last_page: '/about' })]);
    await save();

    expect(sent().toSorted()).toEqual([
      'GET /api/profile m-2',

      'PUT /api/answer m-2',
      'PUT /api/answer m-2',
      'PUT /api/last-page m-2',
    ]);
    expect(now()).toBe(session);
    expect(session.form.hasUnsaved).toBe(false);
  });

  it('is not sent if the server does not identify the owner, but the session stays open · ERR-15', async () => {
    const { save, sent, now, session } = setUp({ getProfile: '500:unexpected' });

    expect(await save()).toEqual(FAILED);
    expect(await save()).toEqual(FAILED);

    expect(sent()).toEqual(['GET /api/profile m-2', 'GET /api/profile m-2']);
    expect(now()).toBe(session);
    expect(session.form.hasUnsaved).toBe(true);
  });

  it('is not sent to another person’s application, and ends the session · ERR-09', async () => {
    const { save, sent, now } = setUp({ getProfile: profileOf({ username: 'bob@example.com' }) });

    expect(await save()).toMatchObject({ name: 'AbortError' });

    expect(sent()).toEqual(['GET /api/profile m-2']);
    expect(now()).toMatchObject({ kind: 'none', ended: 'replaced', hasUnsaved: true });
  });

  it('is sent unchanged if the browser has no session, so that the server rejects it', async () => {
    const { save, sent, browser } = setUp();
    browser.cookies = '';

    await save();

    expect(sent()).toEqual(['PUT /api/answer m-1']);
  });
});

describe('opening the form while the browser has another session', () => {
  it('reports no failure when another call has already ended the session · ERR-09', async () => {
    const getProfile = answering('getProfile');
    const { sessions, session } = setUp({ getProfile });
    getProfile.mockImplementationOnce(() => {
      sessions.end(session, 'replaced');
      throw new DOMException('', 'AbortError');
    });

    await expect(sessions.open('')).resolves.toMatchObject({ kind: 'none', ended: 'replaced' });
  });

  it('ends the session if the other one has already ended · ERR-06', async () => {
    const { sessions, now } = setUp({ getProfile: '401:session_invalid' });

    await sessions.open('').catch(() => undefined);

    expect(now()).toMatchObject({ kind: 'none', ended: 'rejected' });
  });
});
