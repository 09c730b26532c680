import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { rest } from '../../core/run/journal/Journal.ts';
import { NOTHING_LEFT, takeOver } from '../../core/test-support/takeOver.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, SSN } from '../../core/test-support/nodes.ts';
import { storeOf } from '../../core/test-support/storeOf.ts';
import { LetterKeeper, type LettersInPage } from './LetterKeeper.ts';
import type { LetterRecord, LetterStore } from './openDeviceLetters.ts';

const FORM = formOf(FIRST_NAME, SSN);
const change = (n: number, first_name: string) => ({
  form: 'bbbbbbbb',
  n,
  answers: { first_name },
  over: { first_name: '' },
});
const left = (first_name: string): Unconfirmed => ({ ...NOTHING_LEFT, changes: [change(1, first_name)] });
const told = (...all: readonly Answers[]): Unconfirmed => ({
  ...NOTHING_LEFT,
  told: all.map((answers) => ({ answers, reason: 'elsewhere' })),
});
const JANE = 'jane@example.com';

/** Creates a keeper with an open form, and records what it writes from then on. */
async function aKeeper(
  store: Partial<LetterStore> | null = {},
  inPage = new Map<string, LettersInPage>(),
  answers: Answers = {},
) {
  const form = storeOf(FORM, { answers });
  const released = vi.fn();
  const write = vi.fn<LetterStore['write']>(() => Promise.resolve(true));
  const complete = { release: released, read: () => Promise.resolve([]), write, ...store };
  const keeper = new LetterKeeper(form, 'Jane@example.com', store && complete, inPage);
  const show = vi.fn(async (lists: readonly Unconfirmed[]) => takeOver(form, lists));
  await keeper.takeOver(show);
  const taken = () => show.mock.calls.map(([lists]) => lists);
  write.mockClear();
  return { keeper, form, inPage, released, write, taken };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answersIn = (letters: Unconfirmed | null | undefined) => letters?.changes.map(({ answers }) => answers);

describe('the record', () => {
  it('is written half a second after the first letter, without masked answers, and deleted once it would be empty · PROD-06, TRAP-13', async () => {
    const { form, write } = await aKeeper();

    form.set('first_name', 'A');
    await vi.advanceTimersByTimeAsync(300);
    form.set('first_name', 'An');
    await vi.advanceTimersByTimeAsync(199);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(write).toHaveBeenCalledOnce();
    expect(answersIn(write.mock.calls[0]?.[0])).toEqual([{ first_name: 'An' }]);
    form.change({ first_name: '' });
    await vi.advanceTimersByTimeAsync(500);
    expect(write.mock.lastCall).toEqual([null]);
  });

  it('contains that a masked answer was typed, and its number, but not the answer · TRAP-13', async () => {
    const { form, write } = await aKeeper();

    form.change({ ssn: '123-45-6789' });
    await vi.advanceTimersByTimeAsync(500);

    const id = form.letters.journal.changes[0]?.form;
    expect(write.mock.lastCall?.[0]).toMatchObject({ changes: [], masked: [{ key: 'ssn', form: id, n: 1 }] });
    expect(JSON.stringify(write.mock.calls)).not.toContain('6789');
  });

  it('is written at once when the page may be gone, and its form is released', async () => {
    const { form, keeper, write, released } = await aKeeper();
    form.change({ first_name: 'Ana' });

    keeper.release();
    expect(released).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(500);

    expect(write).toHaveBeenCalledOnce();
  });

  it('is not written again while it is up to date, even once its letters have been sent', async () => {
    const { form, keeper, write } = await aKeeper();
    form.change({ first_name: 'Ana' });
    await keeper.write();

    form.letters.send();
    form.letters.revise(rest);
    await keeper.write();

    expect(write).toHaveBeenCalledOnce();
  });
});

it('a write begins at once, even during an earlier one; the last one decides whether letters are kept · PROD-06', async () => {
  const { form, keeper, write } = await aKeeper();
  const failing = Promise.withResolvers<boolean>();
  write.mockReturnValueOnce(failing.promise);
  form.change({ first_name: 'An' });
  void keeper.write();

  form.change({ first_name: 'Ana' });
  const last = keeper.write();
  expect(write).toHaveBeenCalledTimes(2);
  await last;
  failing.reject(new Error('refused'));
  await vi.advanceTimersByTimeAsync(0);

  expect(keeper.hasFailed.getState()).toBe(false);
});

describe('a write that fails', () => {
  it('leaves the letters in the page, until a later one succeeds; one that is only due counts as done · PROD-06', async () => {
    const { form, keeper, write } = await aKeeper();
    write.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));

    form.change({ first_name: 'Ana' });
    expect([keeper.hasFailed.getState(), keeper.wouldLose]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect([keeper.hasFailed.getState(), keeper.wouldLose, keeper.canStore]).toEqual([true, true, false]);
    await keeper.write();

    expect([keeper.hasFailed.getState(), keeper.wouldLose, keeper.canStore]).toEqual([false, false, true]);
  });

  it('loses nothing once the server has confirmed the letters', async () => {
    const { form, keeper, write } = await aKeeper();
    write.mockRejectedValueOnce(new Error('refused'));
    form.change({ first_name: 'Ana' });
    await keeper.write();

    form.letters.confirm({ ...form.letters.send(), version: null }, 0);

    expect(keeper.wouldLose).toBe(false);
  });

  it('at the end of a session leaves all letters to the next form in this page, in place of the record · PROD-06', async () => {
    const { form, keeper, write, inPage } = await aKeeper();
    write.mockRejectedValueOnce(new Error('refused'));
    form.change({ first_name: 'Ana', ssn: '123' });

    await keeper.end(true);
    const older: LetterRecord = { form: form.letters.id, letters: left('An'), stamp: '1' };
    const next = await aKeeper({ read: () => Promise.resolve([older]) }, inPage);

    expect(next.taken()[0]?.map(answersIn)).toEqual([[{ first_name: 'Ana' }, { ssn: '123' }]]);
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
    expect(answersIn(write.mock.lastCall?.[0])).toEqual([{ first_name: 'Ana' }]);
    expect(answersIn(inPage.get(JANE))).toEqual([{ ssn: '123' }]);
    expect(released).toHaveBeenCalledOnce();
  });

  it('leaves nothing if the student has given up their letters', async () => {
    const { form, keeper, write, inPage } = await aKeeper();
    form.change({ first_name: 'Ana', ssn: '123' });
    await keeper.write();

    await keeper.end(false);

    expect(write.mock.lastCall).toEqual([null]);
    expect(inPage.size).toBe(0);
  });

  it('keeps the answers that gave way, even if the student has given up their letters · ACC-10', async () => {
    const inPage = new Map([[JANE, told({ first_name: 'Ana' })]]);
    const { form, keeper, write } = await aKeeper({}, inPage);
    form.change({ first_name: 'Bea', ssn: '123' });

    await keeper.end(false);

    expect(write.mock.lastCall?.[0]).toMatchObject({
      ...told({ first_name: 'Ana' }),
      names: { first_name: 'First name' },
    });
  });

  it('drops masked answers once another student’s form opens in the page, but no others · TRAP-13', async () => {
    const both = { ...left('Ana'), told: [{ answers: { ssn: '123' }, reason: 'elsewhere' as const }] };
    const inPage = new Map([
      ['bob@example.com', both],
      ['eve@example.com', told({ ssn: '456' })],
    ]);

    await aKeeper({}, inPage);

    expect([...inPage]).toEqual([['bob@example.com', left('Ana')]]);
  });
});

describe('a form that opens', () => {
  it('takes over the records, then the letters that the page has kept for its student; rereads the records if another form took one over first · PROD-06', async () => {
    const record: LetterRecord = { form: 'bbbbbbbb', letters: left('Ana'), stamp: '1' };
    const inPage = new Map([[JANE, left('Bea')]]);
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
      expect([keeper.wouldLose, keeper.canStore]).toEqual([false, false]);
      form.change({ first_name: 'Ana' });
      expect(keeper.wouldLose).toBe(true);

      await keeper.end(true);

      expect(inPage.get(JANE)?.changes).toHaveLength(1);
    },
  );

  it('keeps answers that gave way, on the device masked ones only by name · TRAP-13', async () => {
    const lost = { answers: { ssn: '' }, reason: 'masked' as const };
    const { told: all } = told({ first_name: 'Ana' }, { ssn: '123' });
    const inPage = new Map([[JANE, { ...NOTHING_LEFT, told: [...all, lost] }]]);
    const { keeper, write, form } = await aKeeper({}, inPage, { ssn: '456' });
    form.change({ first_name: 'Bea' });

    await keeper.end(true);

    const toldIn = (letters: Unconfirmed | null | undefined) => letters?.told.map(({ answers }) => answers);
    expect(toldIn(write.mock.lastCall?.[0])).toEqual([{ first_name: 'Ana' }, { ssn: '' }, { ssn: '' }]);
    expect(toldIn(inPage.get(JANE))).toEqual([{ ssn: '123' }]);
  });

  it('keeps tabs in its record, or in the page · FORM-04', async () => {
    const [stored, inPage] = [await aKeeper(), await aKeeper(null)];
    for (const { form } of [stored, inPage]) form.setTab('hs_tab', 'intl');

    await stored.keeper.write();
    await inPage.keeper.end(true);

    const tab = { answers: { hs_tab: 'intl' }, isTab: true };
    expect(stored.write.mock.lastCall?.[0]?.changes).toMatchObject([tab]);
    expect(stored.keeper.wouldLose).toBe(false);
    expect(inPage.inPage.get(JANE)?.changes).toMatchObject([tab]);
  });
});
