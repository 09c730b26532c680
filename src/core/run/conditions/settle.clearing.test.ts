import { describe, expect, test } from 'vitest';
import { confirmation, dependentDropdown, text } from '../../kinds/builders.ts';
import type { FormNode } from '../../declare/FormNode.ts';
import { indexForm } from '../indexForm.ts';
import { conditionGroups, watcher } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { rule } from '../../declare/Rule.ts';
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

  test('clears its keys when its condition fails · COND-16', () => {
    expect(after(nodes, filled, { hs_name: '' })).toEqual({
      hs_name: '',
      counselor_name: '',
      counselor_email: '',
    });
  });

  test('clears nothing while its condition holds · COND-16', () => {
    expect(after(nodes, filled, { hs_name: 'Tyrone' })).toEqual({ hs_name: 'Tyrone' });
  });

  test('looks only when what it reads has changed · COND-16', () => {
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
    'loses its answer and companion when the controlling one becomes %j · DEP-03',
    (value) => {
      expect(after([birthState], filled, { birth_country: value })).toEqual({
        birth_country: value,
        ...cleared,
      });
    },
  );

  test('keeps an answer given together with its controlling answer · DEP-03', () => {
    expect(after([birthState], filled, { birth_country: 'CA', birth_state: 'Quebec' })).toEqual({
      birth_country: 'CA',
      birth_state: 'Quebec',
      birth_state_desc: '',
    });
  });

  test('takes no answer for a value without options · DEP-02', () => {
    expect(after([birthState], filled, { birth_country: 'FR', birth_state: 'Paris' })).toEqual({
      birth_country: 'FR',
      ...cleared,
    });
  });

  test('loses its answer also where it is asked in two places · DEP-03', () => {
    const twice = conditionGroups([
      { keepWhen: rule('gender', 'equals', 'male'), children: [birthState] },
      { keepWhen: rule('gender', 'notAnswered'), children: [birthState] },
    ]);

    expect(after([twice], filled, { birth_country: 'CA' })).toEqual({ birth_country: 'CA', ...cleared });
  });

  test('a rule on another answer clears it only by hiding it · DEP-01', () => {
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

  test('clears the content after it when it is taken back · COND-17', () => {
    const before = { signature_confirmed: 'true', signature_name: 'Ana Marsh' };

    expect(after(nodes, before, { signature_confirmed: '' })).toEqual({
      signature_confirmed: '',
      signature_name: '',
    });
  });
});
