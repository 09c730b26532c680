import { beforeEach, expect, test, vi } from 'vitest';
import { createLookup, type LookupItem, type LookupState } from './createLookup.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function observe(load: (text: string) => Promise<readonly LookupItem[]>) {
  const states: LookupState[] = [];
  const lookup = createLookup(load, (state) => states.push(state));
  return { lookup, last: () => states.at(-1) };
}

const item = (text: string) => ({ id: text, text });

test.each([
  [1, [200]],
  [12, [500, 1_000, 1_300]],
])('%i keys, one every 100 ms, make calls after %j ms · DEP-12, CONST-14', async (keys, expected) => {
  const at: number[] = [];
  const start = Date.now();
  const { lookup } = observe(async () => {
    at.push(Date.now() - start);
    return [];
  });

  for (let key = 0; key < keys; key += 1) {
    lookup.search('a'.repeat(key + 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(500);

  expect(at).toEqual(expected);
});

test.each(['', '   '])('typing %j makes no call and empties the list · DEP-15', async (text) => {
  const load = vi.fn(async () => [item('x')]);
  const { lookup, last } = observe(load);

  lookup.search(text);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(load).not.toHaveBeenCalled();
  expect(last()).toEqual({ items: [], isLoading: false });
});

test('a late reply to a call for an earlier text is ignored · DEP-16, TRAP-53', async () => {
  const delays: Record<string, number> = { a: 900, ab: 100 };
  const { lookup, last } = observe(
    (text) => new Promise((resolve) => setTimeout(() => resolve([item(text)]), delays[text])),
  );

  lookup.search('a');
  await vi.advanceTimersByTimeAsync(200);
  lookup.search('ab');
  await vi.advanceTimersByTimeAsync(2_000);

  expect(last()).toEqual({ items: [item('ab')], isLoading: false });
});

test('a failed lookup results in an empty list · DEP-07', async () => {
  const { lookup, last } = observe(async () => {
    throw new Error('offline');
  });

  lookup.search('a');
  await vi.advanceTimersByTimeAsync(300);

  expect(last()).toEqual({ items: [], isLoading: false });
});
