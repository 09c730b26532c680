import { beforeAll, expect, it, vi } from 'vitest';
import { EFFECTS } from '../contracts/model/effects.ts';
import { judge } from '../contracts/model/judge.ts';
import { createApplication, createWorld } from '../contracts/model/World.ts';
import { describeHistory } from '../contracts/verify/histories/describeHistory.ts';
import { ALLOWED_VARIANTS } from './allowedVariants.ts';
import { playHistories } from './playHistories.ts';
import type { Variant } from './startBackend.ts';
import { withoutSentence } from './withoutSentence.ts';

vi.setConfig({ testTimeout: 120_000 });

/**
 * How many histories are played. `.ci/run` plays 100, as `npm run try -- planted` does to detect every fault that
 * planted/backend.json assigns to this file; `npm run try -- histories` plays thousands.
 */
const HISTORIES = Number(process.env.ADMIT_HISTORIES ?? 4);
/** At most so many are one test, so that it ends in time. */
const MOST = 10;
/** What the histories have expected of replies so far. */
const promises = new Set<string>();

beforeAll(() => {
  const usual = { ...EFFECTS };
  for (const [operation, effect] of Object.entries(usual))
    EFFECTS[operation] = (...given) => {
      const expectations = effect(...given);
      for (const [, promise] of expectations) promises.add(promise);
      return expectations;
    };
  return () => Object.assign(EFFECTS, usual);
});

const FIRST_SEEDS = Array.from({ length: Math.ceil(HISTORIES / MOST) }, (_, block) => 1 + MOST * block);

it.each(FIRST_SEEDS)(
  'the sandbox keeps the promises of openapi.yaml throughout generated histories of calls, from seed %i · API-04…08, API-12…15, API-18…22, API-24…30, API-41, ROLE-13, STAT-08, SUB-04, SUB-05, TRAP-39, API-44, API-45, CARD-14',
  async (first) => {
    const { failures, calls, statesUrl } = await playHistories(Math.min(MOST, HISTORIES), {}, first);

    expect(failures.map((failure) => describeHistory(failure, statesUrl))).toEqual([]);
    expect(calls).toBeGreaterThan(200);
  },
);

it('each promise that those histories checked is asked for by a sentence of openapi.yaml · CARD-14', () => {
  expect(promises.size).toBeGreaterThan(40);
  expect(withoutSentence([...promises])).toEqual([]);
});

it('the sandbox keeps the promises behind a proxy that ends TLS, where another host’s cookies do not matter · API-02, TRAP-34', async () => {
  const { failures, statesUrl } = await playHistories(1, ALLOWED_VARIANTS['is behind a proxy that ends TLS']);

  expect(failures.map((failure) => describeHistory(failure, statesUrl))).toEqual([]);
});

it('a backend that keeps the plain name over https is reported · API-02', async () => {
  const { failures } = await playHistories(1, {}, 1, true);

  expect(failures.map(({ breach }) => breach.got).join()).toContain(
    'expected __Host-admit_id_token over https, got admit_id_token',
  );
});

it('a backend that accepts a stale version is reported with the calls that reproduce the failure · CARD-14', async () => {
  const forgetful: Variant = {
    answer: (request, send) => {
      request.headers.delete('if-match');
      return send(request);
    },
  };
  // A seed whose failure is short from the start.
  const { failures, statesUrl } = await playHistories(1, forgetful, 8);

  const [text = ''] = failures.map((failure) => describeHistory(failure, statesUrl));
  const saves = text.split('\n').filter((line) => line.includes('curl -X PUT'));
  // With `&` if the two saves were sent at once; then either may have arrived first.
  const canBeFirst = saves[0]?.includes('/api/answer &') ? saves.slice(0, 2) : saves.slice(0, 1);
  expect(canBeFirst).toContainEqual(expect.stringMatching(/\/api\/answer(?: &)? {3}# 200 ETag "1-/));
  expect(saves.at(-1)).toMatch(/-H 'if-match: (W\/)?"(0|1-\w+)"'/);
  expect(saves.length).toBeLessThan(4);
  expect(text).toContain('expected 412 answers_changed: another save has changed the answers');
  expect(text).toContain('why      openapi.yaml, "PUT /api/answer": A client sends the last version it …');
});

it('a backend may have neither versions nor numbers nor a key · API-44, API-45', async () => {
  const { failures, statesUrl } = await playHistories(1, ALLOWED_VARIANTS['has no versions, numbers or key']);

  expect(failures.map((failure) => describeHistory(failure, statesUrl))).toEqual([]);
});

it('a backend may increment the version with every save, even one without changes · CARD-14', () => {
  const world = createWorld();
  const [username, token] = ['maya@example.com', 'token'];
  const application = createApplication();
  world.accounts.set(username, { username, signUps: [], isConfirmed: true, application });
  world.sessions.set(token, { username, marker: 'marker' });
  const save = (etag: string) =>
    judge(world, { operation: 'saveAnswers', token, body: {} }, { status: 200, body: {}, etag });

  expect([save('"1"'), save('"2"')]).toEqual([undefined, undefined]);
});
