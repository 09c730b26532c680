import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { MAYA } from './vocabulary.ts';
import { createApplication, createWorld } from './World.ts';

const createWorldOfMaya = () => {
  const world = createWorld();
  const signUps = [{ password: 'Example-Pass-2026' }];
  world.accounts.set(MAYA, { username: MAYA, signUps, isConfirmed: true, application: createApplication() });
  return world;
};

it('sign-ups with a taken address may be counted like those that send a mail · CARD-14', () => {
  const world = createWorldOfMaya();
  const call = { operation: 'signUp', body: { username: MAYA, password: 'Example-Pass-2026' } };
  const tooMany = { status: 429, body: { code: 'too_many_requests' } };

  expect(judge(world, call, tooMany)?.expected).toBe('no 429: no mail was sent to this address');
  expect(judge(world, call, { status: 409, body: { code: 'user_exists' } })).toBeUndefined();
  expect(judge(world, call, tooMany)).toBeUndefined();
});

it('the right password of an unconfirmed account may be counted like a wrong one · CARD-14', () => {
  const world = createWorldOfMaya();
  Object.assign(world.accounts.get(MAYA) ?? {}, { isConfirmed: false });
  world.limits.set('logIn', 1);
  const call = { operation: 'logIn', body: { username: MAYA, password: 'Example-Pass-2026' } };
  const tooMany = { status: 429, body: { code: 'too_many_requests' } };

  expect(judge(world, call, tooMany)?.expected).toContain('no 429: no log-in to this account was rejected');
  expect(judge(world, call, { status: 400, body: { code: 'user_not_confirmed' } })).toBeUndefined();
  expect(judge(world, call, tooMany)).toBeUndefined();
});

it('a framework may answer HEAD like GET, but not without a session · API-36, CARD-14', () => {
  const call = { operation: 'getProfile', isHead: true };
  const answer = (status: number) => judge(createWorldOfMaya(), call, { status, body: {} });

  expect([401, 404, 405].map(answer)).toEqual([undefined, undefined, undefined]);
  expect(answer(200)?.expected).toContain('401: the session has ended');
});

it('a refused save names all its refused answers, or none · API-12, CARD-14', () => {
  const world = createWorldOfMaya();
  world.sessions.set('token', { username: MAYA, marker: 'marker' });
  const body = { home_city: 'Oz', gender: 'x', entry_term: 'x' };
  const call = { operation: 'saveAnswers', token: 'token', body, invalid: 'two choices are unknown' };
  const refuse = (answers?: string[]) =>
    judge(world, call, { status: 400, body: { code: 'invalid_answer', ...(answers && { answers }) } })
      ?.expected;

  expect(refuse()).toBeUndefined();
  expect(refuse(['gender', 'entry_term'])).toBeUndefined();
  expect(refuse(['gender'])).toContain('answers names all answers that are refused');
  expect(refuse(['gender', 'entry_term', 'home_city'])).toContain('names only answers that are refused');
});

it('over https the right marker is sent again beside a planted one · TRAP-34', () => {
  const world = createWorldOfMaya();
  world.isSecure = true;
  world.sessions.set('token', { username: MAYA, marker: 'right' });
  const call = { operation: 'getTabs', token: 'token', marker: 'right', doubtful: 'admit_session=planted' };
  const answer = (...markers: string[]) =>
    judge(world, call, { status: 200, body: { tabs: {} }, markers })?.expected;

  expect(answer('', 'right')).toBeUndefined();
  expect(answer('')).toBe('the right marker again, beside a wrong one');
});

it('over https a session cookie that is sent twice is ambiguous, and one without the prefix is another host’s · TRAP-34', () => {
  const world = createWorldOfMaya();
  world.isSecure = true;
  world.sessions.set('token', { username: MAYA, marker: 'right' });
  const answer = (doubtful: string) =>
    judge(world, { operation: 'getTabs', token: 'token', doubtful }, { status: 200, body: { tabs: {} } });

  expect(answer('admit_id_token=planted')).toBeUndefined();
  expect(answer('__Host-admit_id_token=planted')?.expected).toContain('401: the session is ambiguous');
});

it('what follows the key of a document in a path may be part of the key · CARD-14', () => {
  const reply = { status: 401, body: {} };
  const named = { operation: 'deleteDocument', answerKey: 'hs_transcript_doc', respelled: 'named' } as const;

  expect(judge(createWorldOfMaya(), named, reply)).toBeUndefined();
  expect(judge(createWorldOfMaya(), { operation: 'getTabs', respelled: 'named' }, reply)?.expected).toMatch(
    /^404 or 400 or 405/,
  );
});
