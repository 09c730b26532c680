import { describe, expect, test } from 'vitest';
import { EMPTY_FORM_STATE, type Answers, type FormState, layOver } from './FormState.ts';
import { hasAnyAnswer } from './hasAnyAnswer.ts';
import { mergeCarried } from './mergeCarried.ts';

const state = (answers: Answers, rest: Partial<FormState> = {}): FormState => ({
  ...EMPTY_FORM_STATE,
  answers,
  ...rest,
});
describe('mergeCarried', () => {
  test.each<[string, Answers, Answers, Answers]>([
    [
      'keeps a saved answer, and fills a blank with a carried one',
      { first_name: 'Ana', last_name: '' },
      { first_name: 'X', last_name: 'Y' },
      { first_name: 'Ana', last_name: 'Y' },
    ],
    ['ignores a carried blank', { first_name: 'Ana' }, { first_name: '' }, { first_name: 'Ana' }],
    [
      "treats a saved '0' as an answer",
      { siblings_count: '0' },
      { siblings_count: '2' },
      { siblings_count: '0' },
    ],
    [
      'adds every carried answer and companion to a new account · PROD-10',
      {},
      { optin_sms_ind: 'true', gender: 'female', gender_desc: 'Female' },
      { optin_sms_ind: 'true', gender: 'female', gender_desc: 'Female' },
    ],
    [
      'keeps the companion of a saved choice · TRAP-54',
      { gender: 'male', gender_desc: '' },
      { gender: 'female', gender_desc: 'Female' },
      { gender: 'male', gender_desc: '' },
    ],
    [
      'drops a companion that belongs to no choice · TRAP-54',
      { gender: '', gender_desc: 'Male' },
      { gender: 'female' },
      { gender: 'female', gender_desc: '' },
    ],
  ])('%s · TRAP-12', (_, saved, carried, expected) => {
    expect(mergeCarried(state(saved), state(carried)).answers).toEqual(expected);
  });

  test('takes the larger count, so that no carried item is hidden · TRAP-15', () => {
    const saved = state({}, { addAnother: { prev_college: 1, parent: 3 } });
    const carried = state({ prev_college_2_name: 'Tyrone' }, { addAnother: { prev_college: 2, parent: 1 } });

    expect(mergeCarried(saved, carried).addAnother).toEqual({ prev_college: 2, parent: 3 });
    expect(mergeCarried(EMPTY_FORM_STATE, carried).addAnother).toEqual({ prev_college: 2, parent: 1 });
  });

  test('keeps a saved tab, and uses the carried one if none is saved · TRAP-15', () => {
    const saved = state({}, { tabs: { hs_tab: 'us' } });
    const carried = state({}, { tabs: { hs_tab: 'intl', home_address_tab: 'intl' } });

    expect(mergeCarried(saved, carried).tabs).toEqual({ hs_tab: 'us', home_address_tab: 'intl' });
  });
});

test('layOver overlays the saved answers with those left unsaved at the end of a session · TRAP-46', () => {
  const saved = state(
    { first_name: 'Ana', last_name: 'Marsh' },
    { addAnother: { parent: 1, prev_college: 2 }, tabs: { hs_tab: 'us' } },
  );
  const unsaved = state({ first_name: 'Anna', last_name: '' }, { addAnother: { parent: 2 } });

  expect(layOver(saved, unsaved)).toEqual({
    answers: { first_name: 'Anna', last_name: '' },
    addAnother: { parent: 2, prev_college: 2 },
    tabs: { hs_tab: 'us' },
  });
});

describe('hasAnyAnswer', () => {
  test.each<[string, Answers, boolean]>([
    ['nothing', {}, false],
    ['blanks', { first_name: '', optin_sms_ind: '' }, false],
    ["a '0'", { siblings_count: '0' }, true],
    ['a companion alone', { gender_desc: 'Female' }, false],
    ['a ticked box', { optin_sms_ind: 'true' }, true],
    ['one answer among blanks', { first_name: '', last_name: 'M' }, true],
  ])('given %s (%j), returns %j · TRAP-14', (_, answers, any) => {
    expect(hasAnyAnswer(answers)).toBe(any);
  });
});
