import { expect, it, vi } from 'vitest';
import { loadContract } from '../contracts/kit/loadContract.ts';
import { EFFECTS } from '../contracts/model/effects.ts';
import { FIRST, OWED } from '../contracts/model/rejections.ts';
import { listDescriptions } from '../contracts/rules/checkSentences.ts';
import { findSentence } from '../contracts/verify/histories/findSentence.ts';
import { playHistories } from './playHistories.ts';

vi.setConfig({ testTimeout: 120_000 });

const sentences = listDescriptions(await loadContract());

/** Returns the expectations for which no sentence of openapi.yaml asks. */
const withoutSentence = (expectations: string[]) =>
  expectations.filter((expected) => {
    const asking = findSentence(expected);
    return asking.length === 0 || !asking.every((words) => sentences.some((one) => one.startsWith(words)));
  });

it('each rejection that the histories expect is asked for by a sentence of openapi.yaml · CARD-14', () => {
  expect(withoutSentence([...FIRST, ...OWED].map(([, , because]) => because))).toEqual([]);
});

it('each promise that the histories check is asked for by a sentence of openapi.yaml · CARD-14', async () => {
  const promised = new Set<string>();
  const usual = { ...EFFECTS };
  for (const [operation, effect] of Object.entries(usual))
    EFFECTS[operation] = (...given) => {
      const owed = effect(...given);
      for (const [, promise] of owed) promised.add(promise);
      return owed;
    };
  await playHistories(10);
  Object.assign(EFFECTS, usual);

  expect(promised.size).toBeGreaterThan(40);
  expect(withoutSentence([...promised])).toEqual([]);
});

it('an expectation that no sentence asks for is found · CARD-14', () => {
  expect(withoutSentence(['the sky is blue'])).toEqual(['the sky is blue']);
});
