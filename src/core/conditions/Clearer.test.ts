import { describe, expect, test } from 'vitest';
import { confirmation, dependentDropdown, text } from '../question/builders.ts';
import type { FormNode } from '../question/FormNode.ts';
import { indexForm } from '../question/indexForm.ts';
import { conditionGroups, watcher } from '../question/layout.ts';
import { formOf } from '../test-support/formOf.ts';
import { viewOf } from '../test-support/viewOf.ts';
import { rule } from './Rule.ts';
import { settle } from './settle.ts';

const after = (nodes: readonly FormNode[], before: Record<string, string>, changes: Record<string, string>) =>
  settle(indexForm(formOf(...nodes)), viewOf(before), changes);

describe('a watcher', () => {
  const nodes = [
    text('hs_name', { label: '' }),
    text('counselor_name', { label: '' }),
    watcher(rule('hs_name', 'answered'), ['counselor_name', 'counselor_email']),
  ];
  const filled = { hs_name: 'Altoona', counselor_name: 'Ms. Lee', counselor_email: 'lee@school.example' };

  test('COND-16 clears its keys when its condition fails', () => {
    expect(after(nodes, filled, { hs_name: '' })).toEqual({
      hs_name: '',
      counselor_name: '',
      counselor_email: '',
    });
  });

  test('COND-16 clears nothing while its condition holds', () => {
    expect(after(nodes, filled, { hs_name: 'Tyrone' })).toEqual({ hs_name: 'Tyrone' });
  });

  test('COND-16 looks only when what it reads has changed', () => {
    expect(after(nodes, {}, { counselor_name: 'Ms. Lee' })).toEqual({ counselor_name: 'Ms. Lee' });
  });
});

describe('a dependent drop-down', () => {
  const birthState = dependentDropdown('birth_state', {
    label: '',
    controlledBy: 'birth_country',
    optionsByValue: {
      US: [{ value: 'Ohio', label: 'Ohio' }],
      CA: [{ value: 'Quebec', label: 'Quebec' }],
      FR: [],
    },
  });
  const timing = dependentDropdown('english_test_timing', {
    label: '',
    controlledBy: 'english_test',
    showWhen: rule('citizenship_status', 'answered'),
    options: { taken: '', within_3_months: '', later: '' },
  });
  const filled = { birth_country: 'US', birth_state: 'Ohio', birth_state_desc: 'Ohio' };
  const cleared = { birth_state: '', birth_state_desc: '' };

  test.each(['CA', 'FR', 'XX', ''])(
    'DEP-03 loses its answer and companion when the controlling one becomes %j',
    (value) => {
      expect(after([birthState], filled, { birth_country: value })).toEqual({
        birth_country: value,
        ...cleared,
      });
    },
  );

  test('DEP-03 keeps an answer given together with its controlling answer', () => {
    expect(after([birthState], filled, { birth_country: 'CA', birth_state: 'Quebec' })).toEqual({
      birth_country: 'CA',
      birth_state: 'Quebec',
      birth_state_desc: '',
    });
  });

  test('DEP-02 takes no answer for a value without options', () => {
    expect(after([birthState], filled, { birth_country: 'FR', birth_state: 'Paris' })).toEqual({
      birth_country: 'FR',
      ...cleared,
    });
  });

  test('DEP-03 loses its answer also where it is asked in two places', () => {
    const twice = conditionGroups([
      { keepWhen: rule('gender', 'equals', 'male'), children: [birthState] },
      { keepWhen: rule('gender', 'notAnswered'), children: [birthState] },
    ]);

    expect(after([twice], filled, { birth_country: 'CA' })).toEqual({ birth_country: 'CA', ...cleared });
  });

  test('DEP-01 a rule on another answer clears it only by hiding it', () => {
    const before = {
      english_test: 'toefl',
      english_test_timing: 'taken',
      citizenship_status: 'international',
    };

    expect(after([timing], before, { citizenship_status: 'us_citizen' })).toEqual({
      citizenship_status: 'us_citizen',
    });
    expect(after([timing], before, { citizenship_status: '' })).toEqual({
      citizenship_status: '',
      english_test_timing: '',
    });
  });
});

describe('a confirmation', () => {
  const nodes = [
    confirmation('signature_confirmed', { variant: 'checkbox', label: '', before: 'b', after: 'a' }, [
      text('signature_name', { label: '' }),
    ]),
  ];

  test('COND-17 clears the content after it when it is taken back', () => {
    const before = { signature_confirmed: 'true', signature_name: 'Ana Marsh' };

    expect(after(nodes, before, { signature_confirmed: '' })).toEqual({
      signature_confirmed: '',
      signature_name: '',
    });
  });
});
