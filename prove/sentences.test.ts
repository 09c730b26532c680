import { expect, it } from 'vitest';
import { FIRST, UNORDERED } from '../contracts/model/rejections.ts';
import { withoutSentence } from './withoutSentence.ts';

it('each rejection that the histories expect is asked for by a sentence of openapi.yaml · CARD-14', () => {
  expect(withoutSentence([...FIRST, ...UNORDERED].map(([, , because]) => because))).toEqual([]);
});

it('an expectation that no sentence asks for is found · CARD-14', () => {
  expect(withoutSentence(['the sky is blue'])).toEqual(['the sky is blue']);
});
