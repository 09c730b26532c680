import { describe, expect, test } from 'vitest';
import { dependentDropdown, text } from '../../kinds/builders.ts';
import { hiddenSection, tabs } from '../../declare/layout.ts';
import { indexForm } from '../indexForm.ts';
import type { Gate } from '../walkForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { isOpen, isShown, keepsAnswer } from './isOpen.ts';
import { rule } from '../../declare/Rule.ts';

type Given = Readonly<Record<string, string>>;

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
const CITIZEN = { citizenship_status: 'us_citizen' };
const FOREIGN = { citizenship_status: 'international' };
describe('isOpen · TRAP-17', () => {
  test.each<[title: string, gate: Gate, open: readonly Given[], closed: readonly Given[]]>([
    [
      'a section is hidden while one of its rules is true · COND-12',
      {
        gate: 'section',
        hideWhen: [rule('hs_class_size', 'equals', '1'), rule('hs_class_rank', 'equals', '1')],
      },
      [{ hs_class_size: '2', hs_class_rank: '2' }],
      [{ hs_class_size: '1' }, { hs_class_rank: '1' }],
    ],
    ['the first satisfied group opens · COND-14', { gate: 'group', groups, index: 0 }, [CITIZEN], [FOREIGN]],
    [
      'a later group opens only while no earlier one is satisfied · COND-14',
      { gate: 'group', groups, index: 1 },
      [FOREIGN],
      [CITIZEN],
    ],
    ['no group opens while none is satisfied · COND-15', { gate: 'group', groups, index: 1 }, [], [{}]],
    [
      'a dependent question is shown while its rule is true · DEP-01',
      { gate: 'dependent', question: timing },
      [{ english_test: 'ielts' }],
      [{ english_test: 'none' }],
    ],
    [
      'a dependent question is shown while its controlling value has options · DEP-02',
      { gate: 'dependent', question: major },
      [{ intended_program: 'arts' }],
      [{ intended_program: 'undecided' }, { intended_program: 'sciences' }, {}],
    ],
    [
      'content after a confirmation is shown once the applicant confirms · COND-17, COND-18',
      { gate: 'confirmed', key: 'signature_confirmed' },
      [{ signature_confirmed: 'true' }],
      [{ signature_confirmed: '' }],
    ],
  ])('%s', (_, gate, open, closed) => {
    for (const answers of open) expect(isOpen(gate, viewOf(answers))).toBe(true);
    for (const answers of closed) expect(isOpen(gate, viewOf(answers))).toBe(false);
  });

  test('a tab is open while it is selected, or while it is the default and no tab is selected · FORM-05', () => {
    const gate = (tabId: string): Gate => ({ gate: 'tab', tabsId: 'hs_tab', tabId, defaultTab: 'us' });
    const open = (tabId: string, tabsChosen = {}) => isOpen(gate(tabId), viewOf({}, { tabs: tabsChosen }));

    expect([open('us'), open('intl')]).toEqual([true, false]);
    expect([open('us', { hs_tab: 'intl' }), open('intl', { hs_tab: 'intl' })]).toEqual([false, true]);
  });

  test('an item is open if the count includes it; without a count, only the first item is open · ENT-15, CONST-10', () => {
    const gate = (n: number): Gate => ({ gate: 'item', buttonId: 'parent', n });
    const open = (n: number, addAnother = {}) => isOpen(gate(n), viewOf({}, { addAnother }));

    expect([open(1), open(2)]).toEqual([true, false]);
    expect([open(2, { parent: 2 }), open(3, { parent: 2 })]).toEqual([true, false]);
  });
});

test('a question in a hidden section is hidden and loses its answer; on an unselected tab, it keeps its answer · COND-12, FORM-05', () => {
  const us = { id: 'us', label: '', children: [text('former_name', { label: 'Former name' })] };
  const intl = { id: 'intl', label: '', children: [] };
  const inTabs = tabs('hs_tab', { label: '', defaultTab: 'us', tabs: [us, intl] });
  const { questions } = indexForm(
    formOf(hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [inTabs])),
  );
  const [inner] = questions;
  const seen = (answer: string, chosen = {}) => {
    const view = viewOf({ other_name_ind: answer }, { tabs: chosen });
    return [isShown(inner!, view), keepsAnswer(inner!, view)];
  };

  expect(seen('yes')).toEqual([true, true]);
  expect(seen('no')).toEqual([false, false]);
  expect(seen('yes', { hs_tab: 'intl' })).toEqual([false, true]);
});
