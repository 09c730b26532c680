import { describe, expect, it, vi } from 'vitest';
import { ANSWER_KEYS, type AnswerKey } from '@admission/sdk';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { runMutation } from '../calls/runMutation.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { type Answer, undeclared, variant } from '../test-support/server.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { answersMutation } from './answers.ts';

const KEYS: readonly AnswerKey[] = [
  'first_name',
  'middle_name',
  'last_name',
  'hs_name',
  'hs_city',
  'home_city',
];
const WALL = undeclared(403, '<h1>Forbidden</h1>' as never, { 'Content-Type': 'text/html' });

/** A student with a letter in every field, behind something that judges each save. */
function behind(
  judge: (answers: Readonly<Record<string, string>>) => Answer<'saveAnswers'> | null,
  keys = KEYS,
) {
  let version = 1;
  const saved: Record<string, string> = {};
  const saveAnswers = vi.fn((answers: object) => {
    const refusal = judge(answers as Record<string, string>);
    if (refusal) return refusal;
    Object.assign(saved, answers);
    version += 1;
    return savedAs(`"v${version}"`);
  });
  const form = formOf(...keys.map((key) => text(key, { label: key })));
  const made = sessionOf({ form, calls: { saveAnswers }, version: '"v1"', state: { answers: {} } });
  for (const key of keys)
    made.form.change({ [key]: key === 'hs_name' && keys === KEYS ? 'having met.' : `${key}!` });
  const save = () => runMutation(made.queryClient, answersMutation(made.session), 'all');
  return { ...made, save, saved, saveAnswers };
}

const hasText = (answers: object) => JSON.stringify(answers).includes('having');

describe('if something refuses one text', () => {
  it.each<[string, Answer<'saveAnswers'>]>([
    ['a firewall with HTML', WALL],
    ['a proxy that calls it too large', undeclared(413, {})],
    ['our backend, without naming it', '400:invalid_answer'],
  ])('everything else is saved, and only that answer waits: %s · PROD-06', async (_, refusal) => {
    const { save, saved, form } = behind((answers) => (hasText(answers) ? refusal : null));

    await save();

    expect(Object.keys(saved).sort()).toEqual(KEYS.filter((key) => key !== 'hs_name').sort());
    expect(form.letters.refused.map(({ answers }) => answers)).toEqual([{ hs_name: 'having met.' }]);
    expect(form.hasUnsavedAnswers).toBe(false);
    expect(form.errors.of('hs_name')).toEqual([
      refusal === '400:invalid_answer'
        ? expect.stringContaining('could not be saved')
        : 'Something between us and you refuses this text. Please word it differently, or call us.',
    ]);
  });

  it('later saves are the changes alone, and do not contain it, until it is worded differently · PROD-06', async () => {
    const { save, saved, form, saveAnswers } = behind((answers) => (hasText(answers) ? WALL : null));
    await save();
    saveAnswers.mockClear();

    form.change({ first_name: 'Ana' });
    await save();
    expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'Ana' }]);
    form.change({ hs_name: 'we met' });
    await save();

    expect(saved).toMatchObject({ hs_name: 'we met' });
    expect(form.errors.of('hs_name')).toEqual([]);
    expect(form.letters.journal.waiting).toEqual([]);
  });

  it('the answers that our backend names are sent by themselves, after the rest', async () => {
    const named = variant('saveAnswers', '400:invalid_answer', { answers: ['hs_name'] });
    const { save, saveAnswers, form } = behind((answers) => (hasText(answers) ? named : null));

    await save();

    expect(saveAnswers.mock.calls.map(([answers]) => Object.keys(answers).length)).toEqual([6, 5, 1, 0]);
    expect(form.letters.refused).toHaveLength(1);
  });
});

it('an outage that looks the same refuses no answer: the save fails, and all are kept · PROD-06', async () => {
  const { save, form } = behind(() => WALL);

  await expect(save()).rejects.toMatchObject({ status: 403 });

  expect(form.letters.refused).toEqual([]);
  expect(Object.keys(form.unsaved.answers)).toHaveLength(KEYS.length);
});

it('one bad answer among 60 costs about a dozen calls', async () => {
  const keys = ANSWER_KEYS.filter((key) => /_(name|city|title)$/.test(key)).slice(0, 60);
  const { save, saveAnswers, form, saved } = behind((answers) => (hasText(answers) ? WALL : null), keys);
  form.change({ [keys[17] as AnswerKey]: 'having met.' });

  await save();

  expect(saveAnswers.mock.calls.length).toBeLessThanOrEqual(15);
  expect(Object.keys(saved)).toHaveLength(keys.length - 1);
});

it('a change that was applied without a reply is known before a refused save is taken apart · PROD-06', async () => {
  let isLost = true;
  const saveAnswers = vi.fn((answers: object): Answer<'saveAnswers'> => {
    if (isLost) throw new TypeError('Failed to fetch');
    return hasText(answers) ? WALL : savedAs('"v2"');
  });
  const saves: Record<string, number> = {};
  const getProfile = () => profileOf({ version: '"v2"', saves, state: { answers: { first_name: 'Jane' } } });
  const { save, form } = savingStudent({ saveAnswers, getProfile }, '"v1"');
  await expect(save()).rejects.toThrow();
  saves[form.letters.id] = 1;
  isLost = false;

  form.change({ first_name: 'having met.' });
  await save();

  expect(form.letters.refused).toMatchObject([{ over: { first_name: 'Jane' } }]);
});
