import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text, upload } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { DocumentError } from './documents/DocumentError.ts';
import { removalMutation } from './documents/uploads.ts';
import { JANE } from './test-support/openApplication.ts';
import { type Answer, UNEXPECTED } from './test-support/server.ts';
import { NO_SESSION } from './Session.ts';
import { aStudent } from './test-support/aStudent.ts';
import { aVisitor } from './test-support/aVisitor.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), upload('resume_doc', { label: 'Résumé' }));

describe('ending a session', () => {
  it('discards all personal data and keeps unsaved answers for the same student · TRAP-46', () => {
    const { sessions, session, queryClient, now } = aStudent({ form: FORM });
    session.form.change({ first_name: 'Jane' });

    sessions.end(session, 'refused');

    expect(now()).toEqual({
      ...NO_SESSION,
      ended: 'refused',
      unsaved: { username: JANE, answers: { first_name: 'Jane' }, addAnother: {}, tabs: {} },
    });
    expect(session.signal.aborted).toBe(true);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('keeps nothing for a student whose answers are all saved', () => {
    const { sessions, session, now } = aStudent({ form: FORM, state: { answers: { first_name: 'Jane' } } });

    sessions.end(session, 'replaced');

    expect(now()).toEqual({ ...NO_SESSION, ended: 'replaced' });
  });

  it('keeps a visitor’s answers and the unsaved answers of an earlier student · ERR-08', () => {
    const { sessions, session, now } = aVisitor({ form: FORM });
    session.form.change({ first_name: 'Ana' });
    const unsaved = { username: JANE, answers: { first_name: 'Jane' }, addAnother: {}, tabs: {} };
    const both = { ...session, unsaved };
    sessions.current.setState(both, true);

    sessions.end(both, 'refused');

    expect(now()).toMatchObject({ carried: { answers: { first_name: 'Ana' } }, unsaved });
  });

  it('ends a session only once, and never ends the next person’s session · TRAP-10, ERR-09', () => {
    const { sessions, session, enter, now } = aStudent({ form: FORM });
    const changed = vi.fn();
    sessions.current.subscribe(changed);

    sessions.end(session, 'refused');
    sessions.end(session, 'refused');
    expect(changed).toHaveBeenCalledOnce();
    const next = enter();
    sessions.end(session, 'refused');

    expect(now()).toBe(next);
  });
});

describe('a failed call of a session', () => {
  const report = vi.spyOn(console, 'error');
  beforeEach(() => void report.mockImplementation(() => undefined));
  afterEach(() => void report.mockReset());

  /** A student whose query or mutation fails with the given error. */
  function failWith(error: Error) {
    const made = aStudent({ form: FORM });
    const query = () =>
      made.queryClient
        .query({ queryKey: ['x'], queryFn: () => Promise.reject(error), retry: false })
        .catch(() => undefined);
    return { ...made, query };
  }
  const replaced = new ServerError('x', { status: 409, code: 'session_replaced', path: '/api/answer' });

  it.each([
    ['401', new UnauthorizedError('ended', { status: 401, path: '/api/answer' }), 'refused'],
    ['409 session_replaced', replaced, 'replaced'],
  ] as const)('ends the session when the reply is %s · ERR-06, TRAP-10', async (_, error, ended) => {
    const { query, now } = failWith(error);

    await Promise.all([query(), query()]);

    expect(now()).toMatchObject({ kind: 'none', ended });
  });

  it.each([
    ['a server error', new ServerError('Boom', { status: 500 })],
    ['a network failure', new ServerError('x', { isNetworkError: true })],
    ['a 401 from the lookup (TRAP-11)', new UnauthorizedError('x', { status: 401, path: '/lookup/search' })],
  ])('keeps the session open and reports nothing after %s · ERR-15', async (_, error) => {
    const { query, now, session } = failWith(error);

    await query();

    expect(now()).toBe(session);
    expect(report).not.toHaveBeenCalled();
  });

  it('reports a programming error but not a failed document · ERR-02', async () => {
    const mistake = new TypeError('x is undefined');
    const { query } = failWith(mistake);

    await query();
    await failWith(new DocumentError('x', 'failed')).query();

    expect(report).toHaveBeenCalledExactlyOnceWith('[an action]', mistake);
  });

  it('ignores a failed call of an earlier session · ERR-09', async () => {
    const { query, enter, now } = failWith(
      new UnauthorizedError('ended', { status: 401, path: '/api/answer' }),
    );
    const late = query();
    const next = enter();

    await late;

    expect(now()).toBe(next);
  });
});

describe('a failed document', () => {
  const DONE = { file_name: 'cv.pdf', status: 'COMPLETED' } as const;
  const remove = async (deleteDocument: Answer<'deleteDocument'>) => {
    const made = aStudent({
      form: FORM,
      calls: { deleteDocument, deleteConversion: '200:removed', getDocuments: '200:none' },
      documents: { resume_doc: DONE },
    });
    const options = removalMutation(made.session, 'resume_doc');
    await made.queryClient
      .getMutationCache()
      .build(made.queryClient, options)
      .execute(undefined)
      .catch(() => undefined);
    return made;
  };

  it('announces a failed document with the server’s message · DOC-06', async () => {
    const { announceDocumentFailure } = await remove('500:unexpected');

    expect(announceDocumentFailure.mock.calls).toEqual([[UNEXPECTED]]);
  });

  it('does not announce a failed document once the session has ended · ERR-06', async () => {
    const { announceDocumentFailure } = await remove('401:session_invalid');

    expect(announceDocumentFailure).not.toHaveBeenCalled();
  });
});
