import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Edit,
  confirm,
  type Journal,
  latest,
  NEW_JOURNAL,
  read,
  send,
  write as writeEdit,
} from './Journal.ts';
import type { Answers } from '../../answers/FormState.ts';
import { keysOf, answersTo } from '../../answers/answersTo.ts';

const SAVED = { first_name: 'Ana', last_name: 'Marsh' };
const open = (version: string | null = 'v1', changes: readonly Change[] = []) =>
  read({ ...NEW_JOURNAL, changes }, { answers: SAVED, version });
/** Leaves out the answers that are the same as those they were typed over. */
const letters = (edit: Edit) => {
  const keys = keysOf(edit.answers).filter((key) => edit.answers[key] !== edit.over[key]);
  return { ...edit, answers: answersTo(keys, (key) => edit.answers[key]) };
};
const write = (journal: Journal, form: string, answers: Answers, over: Answers) =>
  writeEdit(journal, form, { answers, over }, letters);
const type = (journal: Journal, first_name: string) =>
  write(
    journal,
    'aaaaaaaa',
    { first_name },
    { first_name: { ...journal.saved, ...latest(journal.changes) }.first_name },
  );
const sent = (journal: Journal) => send(journal)[0];

describe('a change', () => {
  it('is altered by further typing until it is sent; typing after that creates a new change · PROD-06', () => {
    const typed = type(type(open(), 'Mar'), 'Maria');
    const more = type(type(sent(typed), 'Maria J'), 'Maria Jo');

    expect(more.changes).toEqual([
      { form: 'aaaaaaaa', n: 1, answers: { first_name: 'Maria' }, over: { first_name: 'Ana' }, isSent: true },
      { form: 'aaaaaaaa', n: 2, answers: { first_name: 'Maria Jo' }, over: { first_name: 'Maria' } },
    ]);
  });

  it('includes the answers cleared when its field is left; further typing is then a new change', () => {
    const typed = type(open(), 'Mar');
    const left = write(
      typed,
      'aaaaaaaa',
      { first_name: 'Mar', last_name: '' },
      { first_name: 'Mar', last_name: 'Marsh' },
    );
    const again = type(left, 'Maria');

    expect(left.changes).toEqual([
      { form: 'aaaaaaaa', n: 1, answers: { first_name: 'Mar', last_name: '' }, over: SAVED },
    ]);
    expect(again.changes.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('of another form is never altered, and no number is used twice', () => {
    const taken = open('v1', [
      { form: 'bbbbbbbb', n: 7, answers: { first_name: 'Bea' }, over: { first_name: 'Ana' } },
    ]);
    const undone = type(type(type(taken, 'Mar'), 'Bea'), 'Maria');

    expect(undone.changes.map(({ form, n }) => `${form}.${String(n)}`)).toEqual(['bbbbbbbb.7', 'aaaaaaaa.2']);
  });
});

describe('a save', () => {
  it('names the version it is based on, and the highest number of each form · API-05', () => {
    const taken = open('v1', [
      { form: 'bbbbbbbb', n: 2, answers: { last_name: 'May' }, over: { last_name: 'Marsh' } },
      { form: 'bbbbbbbb', n: 7, answers: { last_name: 'Lee' }, over: { last_name: 'May' } },
    ]);

    expect(send(type(taken, 'Mar'))[1]).toEqual({
      answers: { last_name: 'Lee', first_name: 'Mar' },
      numbers: { bbbbbbbb: 7, aaaaaaaa: 1 },
      before: 'v1',
    });
  });

  it('is not applied if it is based on another version, because only the server knows the current answers, but always without versions · TRAP-60', () => {
    const [journal, save] = send(type(open(), 'Mar'));
    expect(confirm({ ...journal, version: 'v3' }, { ...save, version: 'v2' })).toBeNull();

    const [unversioned, other] = send(type(open(null), 'Mar'));
    expect(confirm(unversioned, { ...other, version: null })?.changes).toEqual([]);
  });
});

it('a save names at most 50 forms, and contains no changes of others · API-05', () => {
  const changes = Array.from({ length: 60 }, (_, at) => ({
    form: `form${String(at).padStart(4, '0')}`,
    n: 1,
    answers: { first_name: 'Mar' },
    over: { first_name: 'Ana' },
  }));

  const [journal, { numbers }] = send(open('v1', changes));

  expect(Object.keys(numbers)).toHaveLength(50);
  expect(journal.changes.filter(({ isSent }) => isSent).map(({ form }) => form)).toEqual(
    Object.keys(numbers),
  );
});
