import { expect, it } from 'vitest';
import { createTurns } from './createTurns.ts';

it('does so many at a time in the order they came, whether they succeed or not · DOC-07', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<string>[] = [];
  const results = [0, 1, 2, 3].map((number) => {
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return inTurn(() => {
      begun.push(number);
      return end.promise;
    });
  });
  const settled = Promise.allSettled(results);
  const afterwards = () => new Promise((resolve) => setImmediate(resolve));

  await afterwards();
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await afterwards();
  expect(begun).toEqual([0, 1, 2]);
  for (const end of ends) end.resolve('done');

  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
