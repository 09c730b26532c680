// @vitest-environment happy-dom
import { takeOver } from '../../core/test-support/takeOver.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss } from '../../core/run/journal/dismiss.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { rule } from '../../core/declare/Rule.ts';
import { text, upload } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { refuseAll } from '../../core/test-support/refuseAll.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { noteDocument } from '../documents/documents.ts';
import { UNSENT_PHOTOS } from '../documents/unsentFiles.ts';
import { uploadMutation } from '../documents/uploads.ts';
import { LetterKeeper } from '../letters/LetterKeeper.ts';
import { followPageLife } from './pageLife.ts';
import { answersMutation } from '../saving/answers.ts';
import { chooseTab } from '../saving/countsAndTabs.ts';
import type { VisitorSession } from '../Session.ts';
import { RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { SUBMISSIONS } from '../status/status.ts';
import { cookiesOf } from '../test-support/aHost.ts';
import { aStudent } from '../test-support/aStudent.ts';
import { answering } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  text('last_name', { label: 'Last name' }),
  hiddenSection(
    [rule('first_name', 'equals', 'Jane')],
    [upload('resume_doc', { label: 'Résumé', required: false })],
  ),
);
const state = { answers: { last_name: 'Doe' } };
const saveAnswers = answering('saveAnswers');
const student = aStudent({ form: FORM, state, calls: { saveAnswers, saveTab: answering('saveTab') } });
const carry = vi.fn();
// Called once per page, as in `main.tsx`.
followPageLife(student.sessions, carry);

/** Returns whether the browser prompts before it closes the page. */
function prompts(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Hides the page or shows it again. */
async function become(state: 'hidden' | 'visible') {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  await settled();
}

describe('followPageLife', () => {
  let session: ReturnType<typeof student.enter>;
  beforeEach(() => {
    saveAnswers.mockReset();
    carry.mockClear();
    student.requests.length = 0;
    student.browser.cookies = cookiesOf('m-1');
    session = student.enter();
  });

  /** Lets a device keep the session's letters, and returns its `write`. */
  function keepOnDevice() {
    const write = vi.fn(() => Promise.resolve(true));
    const store = { release: () => undefined, read: () => Promise.resolve([]), write };
    const keeper = new LetterKeeper(session.form, session.username, store, new Map());
    session.keeper = keeper;
    return { write, keeper };
  }

  it('sends unsaved answers once when the page closes, in a call that outlives it · PROD-06', async () => {
    window.dispatchEvent(new Event('pagehide'));
    session.form.set('first_name', 'Jane');

    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    await settled();

    expect(saveAnswers.mock.calls).toEqual([[{ first_name: 'Jane' }]]);
    expect(student.requests).toMatchObject([{ keepalive: true }]);
    expect(session).toMatchObject({ hasLeftPage: true });
  });

  it('stores unsaved answers before the page closes, because Firefox finishes no encryption afterwards · PROD-06', () => {
    const { write } = keepOnDevice();
    session.form.set('first_name', 'Jane');

    prompts();

    expect(write.mock.lastCall).toMatchObject([{ changes: [{ answers: { first_name: 'Jane' } }] }]);
  });

  it('saves the text as it stands when the page is hidden, not when it becomes visible · PROD-06', async () => {
    session.form.set('first_name', 'Jane ');
    await become('visible');
    expect(saveAnswers).not.toHaveBeenCalled();

    await become('hidden');

    expect(saveAnswers.mock.calls).toEqual([[{ first_name: 'Jane ' }]]);
    expect(session.form.answer('first_name')).toBe('Jane ');
  });

  it('sends unsaved answers again when a page that was shown again closes, because the first call may be lost · PROD-06', async () => {
    const reply = Promise.withResolvers<'200:saved'>();
    saveAnswers.mockReturnValue(reply.promise);
    session.form.change({ first_name: 'Jane' });
    for (const state of ['hidden', 'visible', 'hidden'] as const) await become(state);
    window.dispatchEvent(new Event('pagehide'));
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
    reply.resolve('200:saved');
    await become('visible');
  });

  it('prompts before the page closes if the answers could not be saved, even if a tab was saved later, until they are saved', async () => {
    const save = () =>
      runMutation(session.queryClient, answersMutation(session), 'all').catch(() => undefined);
    session.form.change({ first_name: 'Jane' });
    expect(prompts()).toBe(false);
    saveAnswers.mockReturnValueOnce('500:unexpected');
    await save();
    chooseTab(session, 'hs_tab', 'intl');
    await settled();
    expect(prompts()).toBe(true);

    await save();

    expect(prompts()).toBe(false);
  });

  const running = (mutationKey: readonly string[]) =>
    startMutation(
      session.queryClient,
      { mutationKey, mutationFn: () => new Promise(() => undefined) },
      undefined,
    );
  it.each<[string, () => unknown]>([
    ['the browser is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the application is being submitted', () => running(SUBMISSIONS)],
    ['the application has been submitted elsewhere', () => running(RECONCILIATIONS)],
    ['the browser has another session', () => (student.browser.cookies = cookiesOf('m-2'))],
  ])('prompts before the page closes if there are unsaved answers and %s', (_, happen) => {
    happen();
    expect(prompts()).toBe(false);

    session.form.set('first_name', 'Jane');

    expect(prompts()).toBe(true);
    vi.restoreAllMocks();
  });

  it('prompts before the page closes if the device has failed to keep the answers, whatever the save line says, until it succeeds · PROD-06', async () => {
    const { write, keeper } = keepOnDevice();
    session.form.change({ first_name: 'Jane' });
    await keeper.write();
    expect(prompts()).toBe(false);

    write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    session.form.change({ first_name: 'Janet' });
    await keeper.write();
    expect(prompts()).toBe(true);
    await keeper.write();

    expect(prompts()).toBe(false);
  });

  it('prompts before the page closes while only the page has the list of what gave way · PROD-06', () => {
    const told = { answers: { first_name: 'Jane' }, reason: 'elsewhere' as const };
    takeOver(session.form, [{ told: [told] }]);
    expect(prompts()).toBe(true);
    dismiss(session.form, told);

    expect(prompts()).toBe(false);
  });

  it('prompts before the page closes while only the page has a refused answer, even if it was reworded · PROD-06', () => {
    session.form.change({ first_name: 'Jane' });
    expect(prompts()).toBe(false);
    refuseAll(session.form);
    expect(prompts()).toBe(true);
    session.form.change({ first_name: 'Janet' });

    expect(prompts()).toBe(true);
  });

  it('prompts before the page closes while only the page has a text that no save contains before its field is left · PROD-06', () => {
    session.form.set('last_name', 'Marsh');
    expect(prompts()).toBe(false);

    session.form.letters.read({ answers: { last_name: 'Long' }, version: '"v2"' });

    expect(prompts()).toBe(true);
  });

  it('prompts before the page closes while only the page has the letters of an ended session', () => {
    session.form.change({ first_name: 'Jane' });
    student.sessions.end(session, 'rejected');
    expect(prompts()).toBe(true);
    student.sessions.lettersInPage.clear();

    expect(prompts()).toBe(false);
  });

  it('prompts before the page closes while photos have not been sent, if their question is on screen · DOC-23', () => {
    session.queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], [{ id: 1 }]);
    expect(prompts()).toBe(true);
    session.form.change({ first_name: 'Jane' });
    expect(prompts()).toBe(false);
    session.form.change({ first_name: '' });

    session.queryClient.setQueryData([UNSENT_PHOTOS, 'resume_doc'], []);

    expect(prompts()).toBe(false);
  });

  it('prompts before the page closes while a file is being sent, until its conversion has begun · DOC-23', () => {
    const file = new Promise<File>(() => undefined);
    const upload = { fileName: 'cv.pdf', file, controller: new AbortController() };
    startMutation(session.queryClient, uploadMutation(session, 'resume_doc'), upload);
    expect(prompts()).toBe(true);

    noteDocument(session, 'resume_doc', { file_name: 'cv.pdf', status: 'IN_PROGRESS' });

    expect(prompts()).toBe(false);
  });

  it.each(['beforeunload', 'pagehide'])(
    'on %s, carries a visitor’s text as it stands, because the page may be shown again · PROD-06',
    (type) => {
      student.sessions.replace<VisitorSession>({ ...session, kind: 'visitor', hasUnsaved: false });
      session.form.set('first_name', 'Jane ');

      window.dispatchEvent(new Event(type));

      expect(carry).toHaveBeenCalledOnce();
      expect(session.form.answer('first_name')).toBe('Jane ');
    },
  );

  describe('when a page is shown', () => {
    const reload = vi.fn();
    beforeEach(() => {
      reload.mockClear();
      vi.stubGlobal('location', { reload });
    });
    afterEach(() => vi.unstubAllGlobals());
    const show = async (persisted: boolean) => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      await settled();
    };

    it('reloads it only if it was restored from the back-forward cache · ROLE-06', async () => {
      await show(false);
      expect(reload).not.toHaveBeenCalled();

      await show(true);
      expect(reload).toHaveBeenCalledOnce();
    });

    it('first saves the unsaved answers of a restored page, and does not reload it if that fails · PROD-06', async () => {
      session.form.change({ first_name: 'Jane' });
      saveAnswers.mockReturnValueOnce('500:unexpected');
      await show(true);
      expect(reload).not.toHaveBeenCalled();
      expect(session.form.answer('first_name')).toBe('Jane');

      await show(true);

      expect(session.form.hasUnsaved).toBe(false);
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});
