import type { AnswerKey } from '@admission/sdk';
import { describe, expect, test } from 'vitest';
import { rule, type Rule } from '../declare/Rule.ts';
import { confirmation, dependentDropdown, radio, text } from '../declare/builders.ts';
import type { FormNode } from '../declare/FormNode.ts';
import { conditionGroups, hiddenSection, tabs, watcher } from '../declare/layout.ts';

import { problemsOf } from '../test-support/problemsOf.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const name = text('first_name', { label: 'Name' });
const other = radio('other_name_ind', { label: 'Other name', options: YES_NO });
const former = text('former_name', { label: 'Former' });

/** What the compiler would refuse, so that the check can be seen to refuse it too. */
const key = (written: string) => written as AnswerKey;
const loose = (valueKey: string, operator: Rule['operator'], target?: Rule['target']): Rule => ({
  valueKey: key(valueKey),
  operator,
  target,
});

describe('questions that can never be shown', () => {
  const never = (...nodes: FormNode[]) =>
    problemsOf(...nodes)
      .filter(({ kind }) => kind === 'neverShown')
      .map(({ message }) => message);
  const message = 'The question former_name on the page about can never be shown';

  test('hidden by a rule and by its opposite · TRAP-43', () => {
    const nodes = hiddenSection(
      [rule('other_name_ind', 'equals', 'yes'), rule('other_name_ind', 'notEquals', 'yes')],
      [former],
    );

    expect(never(other, nodes)).toEqual([message]);
  });

  test('waiting for a choice that is not offered · TRAP-43', () => {
    expect(never(other, hiddenSection([loose('other_name_ind', 'notEquals', 'maybe')], [former]))).toEqual([
      message,
    ]);
  });

  test('waiting for an answer whose question is hidden by then · TRAP-43', () => {
    const inner = hiddenSection(
      [rule('other_name_ind', 'notEquals', 'yes')],
      [text('preferred_name', { label: '' })],
    );
    const outer = hiddenSection(
      [rule('other_name_ind', 'equals', 'yes'), rule('preferred_name', 'notAnswered')],
      [former],
    );

    expect(never(other, inner, outer)).toEqual([message]);
  });

  test('in a group that an earlier one always precedes · COND-14', () => {
    const groups = conditionGroups([
      { keepWhen: rule('other_name_ind', 'answered'), children: [name] },
      { keepWhen: rule('other_name_ind', 'equals', 'yes'), children: [former] },
    ]);

    expect(never(other, groups)).toEqual([message]);
  });

  test('in one tab of a group within another tab of it · FORM-05', () => {
    const group = (children: readonly FormNode[], tab: string) =>
      tabs('hs_tab', { label: '', defaultTab: 'us', tabs: [{ id: tab, label: '', children }] });

    expect(never(group([group([former], 'intl')], 'us'))).toEqual([message]);
  });

  test('a dependent no value gives options to · DEP-02', () => {
    const state = dependentDropdown('birth_state', {
      label: '',
      controlledBy: 'other_name_ind',
      optionsByValue: { maybe: [{ value: 'Ohio', label: '' }] },
    });

    expect(never(other, state)).toHaveLength(1);
  });

  test.each([
    ['a number above a limit', hiddenSection([rule('hs_class_size', 'lte', '100')], [former])],
    [
      'a number below a limit',
      hiddenSection([rule('hs_class_size', 'gte', '100'), rule('hs_class_size', 'notAnswered')], [former]),
    ],
    ['a date after a day', hiddenSection([rule('hs_class_size', 'lte', (today) => today)], [former])],
    ['any text', hiddenSection([rule('hs_class_size', 'in', ['a', ''])], [former])],
  ])('is content with %s', (_, node) => {
    expect(never(text('hs_class_size', { label: '' }), node)).toEqual([]);
  });

  test('is content with what a chain of answers opens', () => {
    const chain = [
      hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [text('preferred_name', { label: '' })]),
      hiddenSection(
        [rule('preferred_name', 'notAnswered')],
        [
          confirmation('signature_confirmed', { variant: 'button', label: '', before: '', after: '' }, [
            former,
          ]),
        ],
      ),
    ];

    expect(problemsOf(other, ...chain)).toEqual([]);
  });
});

describe('circles', () => {
  test('two conditions that read each other · TRAP-18', () => {
    const nodes = [
      hiddenSection([rule('first_name', 'equals', 'x')], [former]),
      hiddenSection([rule('former_name', 'equals', 'x')], [name]),
    ];

    expect(problemsOf(...nodes)).toEqual([
      { kind: 'cycle', message: 'The conditions go in a circle: first_name → former_name → first_name' },
    ]);
  });

  test('a question that hides itself · TRAP-18', () => {
    expect(
      problemsOf(hiddenSection([rule('first_name', 'equals', 'x')], [name])).map(({ kind }) => kind),
    ).toEqual(['cycle']);
  });

  test('a circle closed by a watcher · TRAP-18', () => {
    const nodes = [
      hiddenSection([rule('first_name', 'equals', 'x')], [former]),
      watcher(rule('former_name', 'answered'), ['first_name']),
    ];

    expect(problemsOf(name, ...nodes).map(({ kind }) => kind)).toEqual(['cycle']);
  });
});
