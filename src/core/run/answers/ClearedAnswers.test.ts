import { expect, it } from 'vitest';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { ClearedAnswers } from './ClearedAnswers.ts';
import type { Answers } from '../../answers/FormState.ts';

const index = indexForm(formOf());
const ANSWERED: Answers = { first_name: 'A', last_name: 'B', middle_name: 'C', former_name: 'D' };

/** Notes that choosing one of these keys cleared the other answers. */
function note(cleared: ClearedAnswers, by: readonly (keyof Answers)[], ...gone: (keyof Answers)[]) {
  const before = Object.fromEntries([...by, ...gone].map((key) => [key, ANSWERED[key] ?? 'yes']));
  const after = Object.fromEntries([...by, ...gone].map((key) => [key, by.includes(key) ? 'no' : '']));
  cleared.note(index, by, before, after);
}

it('a choice can be undone until it clears more answers or another choice clears the same ones', () => {
  const cleared = new ClearedAnswers();
  note(cleared, ['gender', 'gender_desc'], 'first_name');
  note(cleared, ['entry_term'], 'last_name', 'middle_name');
  expect(cleared.of(['ssn', 'gender'])?.before).toEqual({
    gender: 'yes',
    gender_desc: 'yes',
    first_name: 'A',
  });
  expect(cleared.of(['entry_term'])?.count(() => '')).toBe(1);

  note(cleared, ['gender', 'ssn'], 'former_name');
  expect(cleared.of(['gender_desc'])).toBeUndefined();
  expect(cleared.of(['gender'])?.before).toMatchObject({ former_name: 'D' });

  note(cleared, ['hs_name'], 'middle_name', 'preferred_name');
  expect(cleared.of(['entry_term'])).toBeUndefined();
  expect(cleared.of(['gender'])).toBeDefined();
});

it('after one choice is undone, the others can still be undone', () => {
  const cleared = new ClearedAnswers();
  note(cleared, ['gender'], 'first_name');
  note(cleared, ['entry_term'], 'last_name');

  expect(cleared.take(cleared.of(['gender'])!, () => '')).toEqual({ gender: 'yes', first_name: 'A' });

  expect(cleared.of(['gender'])).toBeUndefined();
  expect(cleared.of(['entry_term'])).toBeDefined();
});
