import { expect, test } from 'vitest';
import { conditionGroups } from '../../declare/layout.ts';
import { rule } from '../../declare/Rule.ts';
import { dependentDropdown } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { STATE } from '../../test-support/nodes.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { indexForm } from '../indexForm.ts';
import { settle } from './settle.ts';

/* Cases that the real form, tested in `src/form/clearing.test.ts`, does not contain. */

test('a dependent answer is kept while a rule on another answer shows it, and cleared when that rule hides it · DEP-01', () => {
  const index = indexForm(
    formOf(
      dependentDropdown('english_test_timing', {
        label: 'When',
        controlledBy: 'english_test',
        showWhen: rule('citizenship_status', 'answered'),
        options: { taken: 'Taken', within_3_months: 'Soon', later: 'Later' },
      }),
    ),
  );
  const before = viewOf({
    english_test: 'toefl',
    english_test_timing: 'taken',
    citizenship_status: 'international',
  });

  expect(settle(index, before, { citizenship_status: 'us_citizen' })).toEqual({
    citizenship_status: 'us_citizen',
  });
  expect(settle(index, before, { citizenship_status: '' })).toEqual({
    citizenship_status: '',
    english_test_timing: '',
  });
});

test('a dependent answer is cleared even if the form asks for it in two places · DEP-03', () => {
  const index = indexForm(
    formOf(
      conditionGroups([
        { keepWhen: rule('gender', 'equals', 'male'), children: [STATE] },
        { keepWhen: rule('gender', 'notAnswered'), children: [STATE] },
      ]),
    ),
  );

  expect(
    settle(index, viewOf({ birth_country: 'US', birth_state: 'Ohio' }), { birth_country: 'CA' }),
  ).toEqual({ birth_country: 'CA', birth_state: '' });
});
