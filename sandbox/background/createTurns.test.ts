import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './createTurns.ts';

/** Starts work for these students; returns the order in which it began, and a function that ends the oldest. */
function start(atOnce: number, students: number[]) {
  const turns = createTurns(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const results = students.map((student, at) =>
    turns.take(student, async () => {
      begun.push(`${student}${'abc'.charAt(at)}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      return at;
    }),
  );
  const end = async () => {
    ends.shift()?.();
    await setImmediate();
  };
  return { turns, begun, end, results };
}

it('a student with several files waits behind a student with one · DOC-05', async () => {
  const { begun, end } = start(1, [1, 1, 2]);

  for (let time = 0; time < 2; time += 1) await end();

  expect(begun).toEqual(['1a', '2c', '1b']);
});

it('only one file of a student is converted at a time · DOC-05', async () => {
  const { begun, end } = start(2, [1, 1, 2]);

  expect(begun).toEqual(['1a', '2c']);
  await end();
  expect(begun).toEqual(['1a', '2c', '1b']);
});

it('work that has not begun is dropped when the queue is stopped · DOC-13', async () => {
  const { turns, begun, end, results } = start(1, [1, 1, 2]);
  turns.stop();
  await end();

  expect(await Promise.all(results)).toEqual([0, undefined, undefined]);
  expect(begun).toEqual(['1a']);
});

it('work that fails lets the next begin, and its failure is reported · DOC-06', async () => {
  const turns = createTurns(1);
  const failed = turns.take(1, () => Promise.reject(new Error('no')));
  const next = turns.take(1, () => Promise.resolve('done'));

  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
