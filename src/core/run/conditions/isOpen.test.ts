import { describe, expect, test } from 'vitest';
import { dependentDropdown, text } from '../../kinds/builders.ts';
import { hiddenSection, tabs } from '../../declare/layout.ts';
import { indexForm } from '../indexForm.ts';
import type { Gate } from '../walkForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { isOpen, isShown, keepsAnswer, keysOfGate } from './isOpen.ts';
import { optionsFor } from '../../kinds/dependent.ts';
import { rule } from '../../declare/Rule.ts';

const major = dependentDropdown('intended_major', {
  label: 'Major',
  controlledBy: 'intended_program',
  optionsByValue: { arts: [{ value: 'music', label: 'Music' }], undecided: [] },
});
const timing = dependentDropdown('english_test_timing', {
  label: 'When',
  controlledBy: 'english_test',
  showWhen: rule('english_test', 'in', ['toefl', 'ielts']),
  options: { taken: 'Taken', within_3_months: 'Soon', later: 'Later' },
});
const groups = [
  { keepWhen: rule('citizenship_status', 'equals', 'us_citizen'), children: [] },
  { keepWhen: rule('citizenship_status', 'answered'), children: [] },
];

type Case = [what: string, gate: Gate, answers: Record<string, string>, open: boolean];
const hide = (target: 'yes' | 'no'): Gate => ({
  gate: 'section',
  hideWhen: [rule('other_name_ind', 'equals', target)],
});

const CASES: readonly Case[] = [
  ['COND-12 a section is hidden while its rule is true', hide('yes'), { other_name_ind: 'yes' }, false],
  ['COND-12 a section is shown while its rule is false', hide('yes'), { other_name_ind: 'no' }, true],
  [
    'COND-14 the first satisfied group is kept',
    { gate: 'group', groups, index: 0 },
    { citizenship_status: 'us_citizen' },
    true,
  ],
  [
    'COND-14 a later satisfied group gives way',
    { gate: 'group', groups, index: 1 },
    { citizenship_status: 'us_citizen' },
    false,
  ],
  [
    'COND-14 a group whose rule is false is not kept',
    { gate: 'group', groups, index: 0 },
    { citizenship_status: 'international' },
    false,
  ],
  [
    'COND-14 the second group is kept when the first is not satisfied',
    { gate: 'group', groups, index: 1 },
    { citizenship_status: 'international' },
    true,
  ],
  ['COND-15 no group is kept when none is satisfied (1)', { gate: 'group', groups, index: 0 }, {}, false],
  ['COND-15 no group is kept when none is satisfied (2)', { gate: 'group', groups, index: 1 }, {}, false],
  [
    'DEP-01 a dependent is shown while its rule is true',
    { gate: 'dependent', question: timing },
    { english_test: 'ielts' },
    true,
  ],
  [
    'DEP-01 a dependent is hidden while its rule is false',
    { gate: 'dependent', question: timing },
    { english_test: 'none' },
    false,
  ],
  [
    'DEP-02 a dependent is shown for a value with options',
    { gate: 'dependent', question: major },
    { intended_program: 'arts' },
    true,
  ],
  [
    'DEP-02 a dependent is hidden for a value with an empty list',
    { gate: 'dependent', question: major },
    { intended_program: 'undecided' },
    false,
  ],
  [
    'DEP-02 a dependent is hidden for a value without a list',
    { gate: 'dependent', question: major },
    { intended_program: 'sciences' },
    false,
  ],
  ['DEP-02 a dependent is hidden before there is a value', { gate: 'dependent', question: major }, {}, false],
  [
    'COND-17 content after confirmation is shown once confirmed',
    { gate: 'confirmed', key: 'signature_confirmed' },
    { signature_confirmed: 'true' },
    true,
  ],
  [
    'COND-18 content after confirmation is hidden until then',
    { gate: 'confirmed', key: 'signature_confirmed' },
    { signature_confirmed: '' },
    false,
  ],
];

describe('each kind of gate, both truth values · TRAP-17', () => {
  test.each(CASES)('%s', (_, gate, answers, open) => {
    expect(isOpen(gate, viewOf(answers))).toBe(open);
  });

  test('several rules of one section combine with OR · COND-12', () => {
    const hideWhen = [rule('hs_class_size', 'equals', '1'), rule('hs_class_rank', 'equals', '1')];
    const isShownFor = (size: string, rank: string) =>
      isOpen({ gate: 'section', hideWhen }, viewOf({ hs_class_size: size, hs_class_rank: rank }));

    expect(isShownFor('1', '1')).toBe(false);
    expect(isShownFor('1', '2')).toBe(false);
    expect(isShownFor('2', '1')).toBe(false);
    expect(isShownFor('2', '2')).toBe(true);
  });

  test('a tab is shown while it is the chosen one, or the default and none is chosen · FORM-05', () => {
    const gate = (tabId: string): Gate => ({ gate: 'tab', tabsId: 'hs_tab', tabId, defaultTab: 'us' });
    const open = (tabId: string, tabsChosen = {}) => isOpen(gate(tabId), viewOf({}, { tabs: tabsChosen }));

    expect([open('us'), open('intl')]).toEqual([true, false]);
    expect([open('us', { hs_tab: 'intl' }), open('intl', { hs_tab: 'intl' })]).toEqual([false, true]);
  });

  test('an item is shown while the count reaches it; without a count there is one · ENT-15', () => {
    const gate = (n: number): Gate => ({ gate: 'item', buttonId: 'parent', n });
    const open = (n: number, addAnother = {}) => isOpen(gate(n), viewOf({}, { addAnother }));

    expect([open(1), open(2)]).toEqual([true, false]);
    expect([open(2, { parent: 2 }), open(3, { parent: 2 })]).toEqual([true, false]);
  });
});

describe('isShown', () => {
  const { questions } = indexForm(
    formOf(
      hiddenSection(
        [rule('other_name_ind', 'notEquals', 'yes')],
        [
          tabs('hs_tab', {
            label: '',
            defaultTab: 'us',
            tabs: [
              { id: 'us', label: '', children: [text('former_name', { label: 'Former name' })] },
              { id: 'intl', label: '', children: [] },
            ],
          }),
        ],
      ),
    ),
  );
  const [inner] = questions;

  test('a hidden parent hides its children, whatever their own gates say · COND-12', () => {
    expect(isShown(inner!, viewOf({ other_name_ind: 'yes' }))).toBe(true);
    expect(isShown(inner!, viewOf({ other_name_ind: 'no' }))).toBe(false);
    expect(isShown(inner!, viewOf({ other_name_ind: 'yes' }, { tabs: { hs_tab: 'intl' } }))).toBe(false);
  });

  test('another tab hides a question but lets it keep its answer; a hidden section does not · FORM-05', () => {
    expect(keepsAnswer(inner!, viewOf({ other_name_ind: 'yes' }, { tabs: { hs_tab: 'intl' } }))).toBe(true);
    expect(keepsAnswer(inner!, viewOf({ other_name_ind: 'no' }))).toBe(false);
  });
});

describe('keysOfGate', () => {
  test('names every answer that can open or close a gate', () => {
    expect(keysOfGate(hide('yes'))).toEqual(['other_name_ind']);
    expect(keysOfGate({ gate: 'group', groups, index: 1 })).toEqual([
      'citizenship_status',
      'citizenship_status',
    ]);
    expect(keysOfGate({ gate: 'dependent', question: major })).toEqual(['intended_program']);
    expect(keysOfGate({ gate: 'dependent', question: timing })).toContain('english_test');
    expect(keysOfGate({ gate: 'confirmed', key: 'signature_confirmed' })).toEqual(['signature_confirmed']);
    expect(keysOfGate({ gate: 'item', buttonId: 'parent', n: 1 })).toEqual([]);
  });
});

describe('optionsFor', () => {
  test('gives the options of the controlling answer, or the fixed ones · DEP-02', () => {
    expect(optionsFor(major, viewOf({ intended_program: 'arts' })).map(({ value }) => value)).toEqual([
      'music',
    ]);
    expect(optionsFor(major, viewOf({}))).toEqual([]);
    expect(optionsFor(timing, viewOf({})).map(({ value }) => value)).toEqual([
      'taken',
      'within_3_months',
      'later',
    ]);
  });
});
