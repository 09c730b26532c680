import type { AnswerKey } from '@admission/sdk';
import { describe, expect, test } from 'vitest';
import { rule } from '../declare/Rule.ts';
import { formOf, pageOf } from '../test-support/formOf.ts';
import { autocomplete, checkboxGroup, dependentDropdown, radio, text } from '../declare/builders.ts';
import { notAbove, requiredWhen } from '../declare/Check.ts';
import { checkForm } from './checkForm.ts';
import type { FormNode } from '../declare/FormNode.ts';
import type { ProblemKind } from './FormProblem.ts';
import { conditionGroups, defineForm, hiddenSection, tabs, watcher } from '../declare/layout.ts';

import { keysOf, problemsOf } from '../test-support/problemsOf.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const name = text('first_name', { label: 'Name' });
const other = radio('other_name_ind', { label: 'Other name', options: YES_NO });
const former = text('former_name', { label: 'Former' });

/** What the compiler would refuse, so that the check can be seen to refuse it too. */
const key = (written: string) => written as AnswerKey;

describe('keys', () => {
  test('a key on more than one page · VAL-30', () => {
    const form = defineForm([pageOf('about', [name]), pageOf('education', [name])]);

    expect(checkForm(form, keysOf(form))).toEqual([
      {
        kind: 'keyOnSeveralPages',
        message: 'The question key first_name is on more than one page: about, education',
      },
    ]);
  });

  test('a key asked twice at once on one page; alternatives may share one · VAL-30', () => {
    const groups = conditionGroups([
      { keepWhen: rule('other_name_ind', 'equals', 'yes'), children: [former] },
      { keepWhen: rule('other_name_ind', 'equals', 'no'), children: [former] },
    ]);
    const alternatives = tabs('hs_tab', {
      label: '',
      defaultTab: 'us',
      tabs: [
        { id: 'us', label: '', children: [name] },
        { id: 'intl', label: '', children: [name] },
      ],
    });

    expect(problemsOf(other, groups, alternatives)).toEqual([]);
    expect(problemsOf(name, name)).toEqual([
      { kind: 'keyAskedTwice', message: 'The question key first_name is asked twice on the page about' },
    ]);
    expect(
      problemsOf(
        checkboxGroup('heard', {
          label: '',
          boxes: [
            { key: 'heard_web_ind', label: '' },
            { key: 'heard_web_ind', label: '' },
          ],
        }),
      ).map(({ kind }) => kind),
    ).toEqual(['keyAskedTwice']);
  });

  test('a key that is not in the contract · VAL-29, VAL-31, ERR-23, ERR-24', () => {
    const problems = checkForm(
      formOf(text(key('shoe_size'), { label: '' }), text(key('hat'), { label: '' })),
      [],
    );

    expect(problems.map(({ message }) => message)).toEqual([
      'Your yup schema has extra keys in it: shoe_size, hat',
      'The key shoe_size is not in the tenant data model',
      'The key hat is not in the tenant data model',
    ]);
  });

  test('a key of the contract that no page asks · VAL-32, ERR-25', () => {
    expect(checkForm(formOf(name), ['first_name', 'last_name'])).toEqual([
      {
        kind: 'keyWithoutPage',
        message: 'The question with yupValueKey last_name does not correlate to a page',
      },
    ]);
  });

  test('a companion the contract lacks · ENT-11', () => {
    expect(checkForm(formOf(other), ['other_name_ind'])).toEqual([
      {
        kind: 'unknownCompanion',
        message: 'The companion key other_name_ind_desc of other_name_ind is not in the tenant data model',
      },
    ]);
  });
});

describe('what reads and fills', () => {
  type Case = [what: string, nodes: FormNode[], kind: ProblemKind, message: string];
  const cases: Case[] = [
    [
      'a condition that reads a key no question asks',
      [hiddenSection([rule('visa_type', 'equals', 'f1')], [name])],
      'unaskedRead',
      'A condition of first_name reads visa_type, which no question asks',
    ],
    [
      'a check that reads a key no question asks',
      [text('hs_class_rank', { label: '', checks: [notAbove('hs_class_size', '')] })],
      'unaskedRead',
      'A check of hs_class_rank reads hs_class_size, which no question asks',
    ],
    [
      'a phone rule that reads a key no question asks',
      [text('phone_home', { label: '', checks: [requiredWhen([rule('phone_mobile', 'notAnswered')], '')] })],
      'unaskedRead',
      'A check of phone_home reads phone_mobile, which no question asks',
    ],
    [
      'a watcher that reads a key no question asks',
      [name, watcher(rule('hs_name', 'answered'), ['first_name'])],
      'unaskedRead',
      'A watcher reads hs_name, which no question asks',
    ],
    [
      'a watcher that clears a key no question asks',
      [name, watcher(rule('first_name', 'answered'), ['last_name'])],
      'unaskedRead',
      'A watcher clears last_name, which no question asks',
    ],
    [
      'a dependent whose controlling question is not asked',
      [
        dependentDropdown('birth_state', {
          label: '',
          controlledBy: 'birth_country',
          optionsByValue: { US: [{ value: 'Ohio', label: '' }] },
        }),
      ],
      'unaskedControl',
      'birth_state is controlled by birth_country, which no question asks',
    ],
    [
      'an autocomplete that fills a key no question asks',
      [autocomplete('hs_name', { label: '', category: 'hs_ceeb', max: 60, fills: { city: 'hs_city' } })],
      'unaskedFill',
      'hs_name fills hs_city, which no question asks',
    ],
  ];

  test.each(cases)('finds %s', (_, nodes, kind, message) => {
    expect(problemsOf(...nodes)).toContainEqual({ kind, message });
  });
});
