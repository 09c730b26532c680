import type { AnswerKey } from '@admission/sdk';
import { describe, expect, test } from 'vitest';
import { rule } from '../declare/Rule.ts';
import { formOf, pageOf } from '../test-support/formOf.ts';
import { checkboxGroup, radio, text } from '../kinds/builders.ts';
import { indexForm } from '../run/indexForm.ts';
import { checkForm } from './checkForm.ts';
import type { Form, FormNode } from '../declare/FormNode.ts';
import { conditionGroups, hiddenSection, tabs, watcher } from '../declare/layout.ts';

/** Returns the keys that a form writes, as a matching contract would list them. */
const keysOf = (form: Form) => [...indexForm(form).placesOf.keys()];
/** Returns the problems in a form made of these nodes, except mismatches with the contract. */
const problemsOf = (...nodes: FormNode[]) => checkForm(formOf(...nodes), keysOf(formOf(...nodes)));

const YES_NO = { yes: 'Yes', no: 'No' };
const name = text('first_name', { label: 'Name' });
const other = radio('other_name_ind', { label: 'Other name', options: YES_NO });
const former = text('former_name', { label: 'Former' });

/** Builds a key that the compiler would reject, to show that the check rejects it too. */
const key = (written: string) => written as AnswerKey;

describe('checkForm (keys)', () => {
  test('reports a key that is used on more than one page · VAL-30', () => {
    const form = { pages: [pageOf('about', [name]), pageOf('education', [name])] };

    expect(checkForm(form, keysOf(form))).toEqual([
      'The question key first_name is on more than one page: about, education',
    ]);
  });

  test('reports a key that is asked for twice on one page, except in alternatives · VAL-30', () => {
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
    const box = { key: 'heard_web_ind', label: '' } as const;

    expect(problemsOf(other, groups, alternatives)).toEqual([]);
    expect(problemsOf(name, name)).toEqual(['The question key first_name is asked twice on the page about']);
    expect(problemsOf(checkboxGroup('heard', { label: '', boxes: [box, box] }))).toEqual([
      'The question key heard_web_ind is asked twice on the page about',
    ]);
  });

  const YES = rule('other_name_ind', 'equals', 'yes');
  const NO = rule('other_name_ind', 'equals', 'no');
  const group = (...parts: (FormNode[] | null)[]) =>
    conditionGroups(parts.map((children, at) => ({ keepWhen: at > 0 ? NO : YES, children: children ?? [] })));
  const tabsOf = (id: string, ...parts: FormNode[][]) =>
    tabs(id, {
      label: '',
      defaultTab: '0',
      tabs: parts.map((children, at) => ({ id: `${at}`, label: '', children })),
    });

  test.each<[string, FormNode[]]>([
    ['in one group', [group([former, former])]],
    ['in groups of two condition groups', [group([former]), group(null, [former])]],
    ['in one tab', [tabsOf('a', [former, former])]],
    ['in tabs of two tab groups', [tabsOf('a', [former]), tabsOf('b', [], [former])]],
    ['in a group and a tab', [group([former]), tabsOf('a', [], [former])]],
    ['in a group and outside', [group([former]), former]],
  ])('reports a key that is asked for twice %s · VAL-30', (_, nodes) => {
    expect(problemsOf(other, ...nodes)).toEqual([
      'The question key former_name is asked twice on the page about',
    ]);
  });

  test('reports a key that is not in the contract · VAL-29, VAL-31, ERR-23, ERR-24', () => {
    const form = formOf(text(key('shoe_size'), { label: '' }), text(key('hat'), { label: '' }));

    expect(checkForm(form, [])).toEqual([
      'Your yup schema has extra keys in it: shoe_size, hat',
      'The key shoe_size is not in the tenant data model',
      'The key hat is not in the tenant data model',
    ]);
  });

  test('reports a companion key that the contract lacks · ENT-11', () => {
    expect(checkForm(formOf(other), ['other_name_ind'])).toEqual([
      'Your yup schema has extra keys in it: other_name_ind_desc',
      'The key other_name_ind_desc is not in the tenant data model',
    ]);
  });
});

describe('checkForm (circular conditions)', () => {
  const HIDES_FORMER = hiddenSection([rule('first_name', 'equals', 'x')], [former]);
  const HIDES_NAME = hiddenSection([rule('former_name', 'equals', 'x')], [name]);
  const BOTH = 'former_name → first_name → former_name';

  test.each<[string, FormNode[], string]>([
    ['two conditions that depend on each other', [HIDES_FORMER, HIDES_NAME], BOTH],
    [
      'a question that hides itself',
      [hiddenSection([rule('first_name', 'equals', 'x')], [name])],
      'first_name → first_name',
    ],
    [
      'a cycle that a watcher completes',
      [HIDES_FORMER, watcher(rule('former_name', 'answered'), ['first_name']), name],
      BOTH,
    ],
    [
      'a cycle behind another condition',
      [
        name,
        hiddenSection(
          [rule('first_name', 'equals', 'x'), rule('former_name', 'equals', 'x')],
          [text('last_name', { label: '' })],
        ),
        hiddenSection([rule('last_name', 'equals', 'x')], [former]),
      ],
      'last_name → former_name → last_name',
    ],
  ])('reports %s · TRAP-18', (_, nodes, circle) => {
    expect(problemsOf(...nodes)).toEqual([`The conditions are circular: ${circle}`]);
  });

  test('accepts two conditions that read the same answer · TRAP-18', () => {
    const rules = [rule('first_name', 'equals', 'x'), rule('former_name', 'answered')];

    expect(problemsOf(name, HIDES_FORMER, hiddenSection(rules, [other]))).toEqual([]);
  });
});
