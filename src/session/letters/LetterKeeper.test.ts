import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unconfirmed } from '../../core/run/journal/Letters.ts';
import { takeOver } from '../../core/test-support/takeOver.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, SSN } from '../../core/test-support/nodes.ts';
import { storeOf } from '../../core/test-support/storeOf.ts';
import { LetterKeeper } from './LetterKeeper.ts';
import type { LetterRecord, LetterStore } from './openDeviceLetters.ts';

const FORM = formOf(FIRST_NAME, SSN);
const change = (n: number, first_name: string) => ({
  form: 'bbbbbbbb',
  n,
  answers: { first_name },
  over: { first_name: '' },
});
const left = (first_name: string): Unconfirmed => ({
  changes: [change(1, first_name)],
  choices: [],
  setAside: [],
});

/** Creates a keeper with an open form, and records what it writes from then on. */
async function aKeeper(store: Partial<LetterStore> | null = {}, inPage = new Map<string, Unconfirmed>()) {
  const form = storeOf(FORM);
  const released = vi.fn();
  const write = vi.fn<LetterStore['write']>(() => Promise.resolve(true));
  const complete = {
    release: released,
    read: () => Promise.resolve([]),
    write,
    ...store,
  };
  const keeper = new LetterKeeper(form, 'Jane@example.com', store && complete, inPage);
  const show = vi.fn(async (lists: readonly Unconfirmed[]) => takeOver(form, lists));
  await keeper.takeOver(show);
  const taken = () => show.mock.calls.map(([lists]) => lists);
  write.mockClear();
  return { keeper, form, inPage, released, write, taken };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the record', () => {
  it('is written half a second after the first letter, without masked answers, and deleted once it would be empty · PROD-06, TRAP-13', async () => {
    const { form, write } = await aKeeper();

    form.set('first_name', 'A');
    await vi.advanceTimersByTimeAsync(300);
    form.set('first_name', 'An');
    form.change({ ssn: '123' });
    await vi.advanceTimersByTimeAsync(199);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(write).toHaveBeenCalledOnce();
    const [letters] = write.mock.calls[0] ?? [];
    expect(letters?.changes.map(({ answers }) => answers)).toEqual([{ first_name: 'An' }]);
    form.change({ first_name: '' });
    await vi.advanceTimersByTimeAsync(500);
    expect(write.mock.lastCall).toEqual([null]);
  });

  it('is written at once when the page may be gone, and its form is released', async () => {
    const { form, keeper, write, released } = await aKeeper();
    form.change({ first_name: 'Ana' });

    keeper.release();
    expect(released).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);

    expect(write).toHaveBeenCalledOnce();
  });
});

describe('a session that ends', () => {
  it('leaves the record to the next form, and masked answers to the next one in this page · TRAP-46', async () => {
    const { form, keeper, write, released, inPage } = await aKeeper();
    form.change({ first_name: 'Ana', ssn: '123' });

    await keeper.end(true);
    form.change({ first_name: 'Bea' });
    await vi.advanceTimersByTimeAsync(500);

    expect(write).toHaveBeenCalledOnce();
    expect(write.mock.lastCall?.[0]?.changes).toHaveLength(1);
    expect(inPage.get('jane@example.com')?.changes.map(({ answers }) => answers)).toEqual([{ ssn: '123' }]);
    expect(released).toHaveBeenCalledOnce();
  });

  it('leaves nothing if the student has given up their letters', async () => {
    const { form, keeper, write, inPage } = await aKeeper();
    form.change({ first_name: 'Ana', ssn: '123' });

    await keeper.end(false);

    expect(write.mock.calls).toEqual([[null]]);
    expect(inPage.size).toBe(0);
  });
});

describe('a form that opens', () => {
  it('takes over the records, then the letters that the page has kept for its student; rereads the records if another form took one over first · PROD-06', async () => {
    const record: LetterRecord = { form: 'bbbbbbbb', letters: left('Ana'), stamp: '1' };
    const inPage = new Map([['jane@example.com', left('Bea')]]);
    const read = vi.fn<LetterStore['read']>(() => Promise.resolve([])).mockResolvedValueOnce([record]);
    const write = vi.fn<LetterStore['write']>(() => Promise.resolve(true)).mockResolvedValueOnce(false);

    const { taken } = await aKeeper({ read, write }, inPage);

    expect(taken()).toEqual([[left('Ana'), left('Bea')], [left('Bea')]]);
    expect(inPage.size).toBe(0);
  });

  it.each(['read', 'write'] as const)(
    'keeps its letters in the page if it may not %s records',
    async (method) => {
      const { form, keeper, inPage } = await aKeeper({
        [method]: () => Promise.reject(new Error('refused')),
      });
      expect(keeper.wouldLose).toBe(false);
      form.change({ first_name: 'Ana' });
      expect(keeper.wouldLose).toBe(true);

      await keeper.end(true);

      expect(inPage.get('jane@example.com')?.changes).toHaveLength(1);
    },
  );

  it('keeps answers that were set aside, on the device only if they may be stored there · TRAP-13', async () => {
    const setAside = [{ first_name: 'Ana' }, { ssn: '123' }];
    const inPage = new Map([['jane@example.com', { changes: [], choices: [], setAside }]]);
    const { keeper, write } = await aKeeper({}, inPage);

    await keeper.end(true);

    expect(write.mock.lastCall?.[0]?.setAside).toEqual([{ first_name: 'Ana' }]);
    expect(inPage.get('jane@example.com')?.setAside).toEqual([{ ssn: '123' }]);
  });

  it('keeps counts and tabs in its record, or in the page · FORM-04', async () => {
    const [stored, inPage] = [await aKeeper(), await aKeeper(null)];
    for (const { form } of [stored, inPage]) form.setTab('hs_tab', 'intl');

    await stored.keeper.write();
    await inPage.keeper.end(true);

    const choice = { kind: 'tabs', id: 'hs_tab', value: 'intl', over: undefined };
    expect(stored.write.mock.lastCall?.[0]?.choices).toEqual([choice]);
    expect(stored.keeper.wouldLose).toBe(false);
    expect(inPage.inPage.get('jane@example.com')?.choices).toEqual([choice]);
  });
});
