import { describe, expect, test } from 'vitest';
import { dependentDropdown, radio, select, text } from '../declare/builders.ts';
import type { FormNode } from '../declare/FormNode.ts';
import { addAnother, modalButton, tabs } from '../declare/layout.ts';

import { problemsOf } from '../test-support/problemsOf.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const other = radio('other_name_ind', { label: 'Other name', options: YES_NO });

describe('options', () => {
  const twice = [
    { value: 'a', label: 'A' },
    { value: 'a', label: 'Also A' },
  ];

  test('a value offered twice', () => {
    expect(problemsOf(select('home_state', { label: '', options: twice }))).toEqual([
      { kind: 'repeatedOption', message: "The question home_state has the option 'a' twice" },
    ]);
  });

  test('a value offered twice by a list that depends on the day', () => {
    expect(
      problemsOf(select('entry_year', { label: '', options: () => twice })).map(({ kind }) => kind),
    ).toEqual(['repeatedOption']);
  });

  test('a choice without options', () => {
    expect(problemsOf(select('home_state', { label: '', options: [] }))).toEqual([
      { kind: 'noOptions', message: 'The question home_state is a choice without options' },
    ]);
  });

  test('a dependent may have an empty list, but not only empty ones · DEP-02', () => {
    const state = (optionsByValue: Record<string, { value: string; label: string }[]>) =>
      problemsOf(
        other,
        dependentDropdown('birth_state', { label: '', controlledBy: 'other_name_ind', optionsByValue }),
      ).map(({ kind }) => kind);

    expect(state({ yes: [{ value: 'Ohio', label: '' }], no: [] })).toEqual([]);
    expect(state({ yes: [], no: [] })).toEqual(['noOptions', 'neverShown']);
  });
});

describe('ids', () => {
  const parents = addAnother('parent', { max: 1, title: () => '', addLabel: '' }, (of) => [
    text(of('name'), { label: '' }),
  ]);

  test.each<[string, FormNode[]]>([
    [
      'an add-another and a tab group of one id',
      [parents, tabs('parent', { label: '', defaultTab: 'a', tabs: [{ id: 'a', label: '', children: [] }] })],
    ],
    [
      'two tab groups of one id',
      [1, 2].map(() =>
        tabs('x', { label: '', defaultTab: 'a', tabs: [{ id: 'a', label: '', children: [] }] }),
      ),
    ],
    [
      'two modal buttons of one id',
      [1, 2].map(() => modalButton('x', { label: '', size: 'small', body: [] })),
    ],
  ])('finds %s', (_, nodes) => {
    expect(problemsOf(...nodes).map(({ kind }) => kind)).toEqual(['repeatedId']);
  });

  test('finds a default tab that is none · FORM-05', () => {
    const group = tabs('x', { label: '', defaultTab: 'b', tabs: [{ id: 'a', label: '', children: [] }] });

    expect(problemsOf(group)).toEqual([
      { kind: 'unknownTab', message: 'The default tab b of x is none of its tabs' },
    ]);
  });
});
