import { describe, expect, it } from 'vitest';
import { NOTHING_LEFT } from '../../core/test-support/takeOver.ts';
import { FORMAT, readUnconfirmed } from './readUnconfirmed.ts';

const CHANGE = { form: 'bbbbbbbb', n: 2, answers: { first_name: 'Ana' }, over: { first_name: '' } };
const WAITING = { ...CHANGE, n: undefined, why: 'refused', isDue: true, message: 'No.' };
const TOLD = { answers: { last_name: 'Marsh' }, reason: 'old', at: 7, cleared: ['last_name'] };
const MARK = { key: 'ssn', form: 'dddddddd', n: 1 };
const WHOLE = {
  changes: [CHANGE, { ...CHANGE, n: 3, isTab: true, isOurs: true }],
  waiting: [WAITING],
  told: [TOLD],
  masked: [MARK],
  names: { first_name: 'First name' },
  hadAnswers: true,
};
const read = (record: unknown, format = FORMAT) => readUnconfirmed(JSON.stringify(record), format);

it('a record is read as it was written', () => {
  expect(read(WHOLE)).toEqual(JSON.parse(JSON.stringify(WHOLE)));
});

describe('a record of another shape', () => {
  const wrapped = (...values: readonly unknown[]) => values.map((value) => ({ value }));
  it.each(wrapped(null, [], 'text', 7))('%j is no record', ({ value: record }) => {
    expect(() => read(record)).toThrow(TypeError);
    expect(() => read(record, 2)).toThrow(TypeError);
  });

  it.each([FORMAT + 1, 1])('of the format %d is not read', (format) => {
    expect(() => read(WHOLE, format)).toThrow(TypeError);
  });

  it.each(wrapped(undefined, null, 'text', 7, {}, [null], [[]], ['text'], [{}]))(
    'loses only the lists that are %j · PROD-06',
    ({ value: list }) => {
      const all = { changes: list, waiting: list, told: list, masked: list, names: list, hadAnswers: 1 };

      expect(read({ ...WHOLE, changes: list })).toEqual({ ...read(WHOLE), changes: [] });
      expect(read(all)).toEqual(NOTHING_LEFT);
      expect(read({ changes: list, choices: list, setAside: list }, 2)).toEqual(NOTHING_LEFT);
    },
  );

  it.each<[string, object]>([
    ['a value that is no text', { answers: { first_name: 7 } }],
    ['no answers', { answers: {} }],
    ['no value that it was typed over', { over: undefined }],
    ['a list of answers', { answers: ['Ana'] }],
    ['an id of another shape', { form: 'B' }],
    ['no id', { form: undefined }],
    ['the number 0', { n: 0 }],
    ['half a number', { n: 1.5 }],
    ['a number beyond all numbers', { n: 2 ** 53 }],
    ['a text for its number', { n: '2' }],
  ])('loses only the change with %s', (_, fault) => {
    expect(
      read({
        ...WHOLE,
        changes: [
          { ...CHANGE, ...fault },
          { ...CHANGE, n: 9 },
        ],
      }),
    ).toMatchObject({ changes: [{ n: 9 }], told: [TOLD] });
  });

  it('loses a change whose number was used before, because a save names only the last one', () => {
    const changes = [CHANGE, { ...CHANGE, n: 1 }, { ...CHANGE, form: 'cccccccc', n: 1 }, { ...CHANGE, n: 3 }];

    expect(read({ changes }).changes.map(({ form, n }) => `${form}.${String(n)}`)).toEqual([
      'bbbbbbbb.2',
      'cccccccc.1',
      'bbbbbbbb.3',
    ]);
  });

  it('loses only what waits for an unknown reason, and marks without a number', () => {
    const { waiting, masked } = read({
      waiting: [
        { ...WAITING, why: 'rain' },
        { ...WAITING, form: 1 },
        { ...WAITING, message: 7, isDue: 'no' },
      ],
      masked: [{ ...MARK, n: -1 }, { ...MARK, key: 7 }, MARK],
    });

    expect(waiting).toEqual([{ ...CHANGE, n: undefined, why: 'refused' }].map(({ n: _n, ...edit }) => edit));
    expect(masked).toEqual([MARK]);
  });

  it('keeps answers that gave way, whatever is wrong with the reason', () => {
    const { told } = read({
      told: [{ answers: { favourite_colour: 'green' }, reason: 'constructor', at: 'noon', cleared: 'all' }],
    });

    expect(told).toEqual([{ answers: { favourite_colour: 'green' }, reason: 'elsewhere' }]);
  });

  it('keeps only names that are texts', () => {
    expect(read({ names: { first_name: 'First name', last_name: 7 } }).names).toEqual({
      first_name: 'First name',
    });
  });
});
