import { describe, expect, test } from 'vitest';
import { FormStore } from '../answers/FormStore.ts';
import { radio, select, text } from '../../kinds/builders.ts';
import type { FormNode } from '../../declare/FormNode.ts';
import { indexForm } from '../indexForm.ts';
import { conditionGroups, hiddenSection } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY, viewOf } from '../../test-support/viewOf.ts';
import { rule } from '../../declare/Rule.ts';
import { settle } from './settle.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const ssn = text('ssn', { label: 'SSN' });
const country = select('citizenship_country', {
  label: 'Country',
  options: [{ value: 'FR', label: 'France' }],
});

/** Citizenship as section 3 declares it: three groups, a chain through visa_type to visa_other. */
const citizenship: readonly FormNode[] = [
  radio('citizenship_status', {
    label: 'Status',
    options: { us_citizen: 'US', permanent_resident: 'PR', refugee_asylee: 'R', international: 'I' },
  }),
  conditionGroups([
    { keepWhen: rule('citizenship_status', 'equals', 'us_citizen'), children: [ssn] },
    {
      keepWhen: rule('citizenship_status', 'in', ['permanent_resident', 'refugee_asylee']),
      children: [ssn, text('alien_number', { label: 'A-number' }), country],
    },
    {
      keepWhen: rule('citizenship_status', 'equals', 'international'),
      children: [
        country,
        select('visa_type', { label: 'Visa', options: { f1: 'F', j1: 'J', h4: 'H', other: 'O', none: 'N' } }),
        hiddenSection([rule('visa_type', 'notEquals', 'other')], [text('visa_other', { label: 'Which' })]),
      ],
    },
  ]),
  hiddenSection([rule('visa_other', 'notAnswered')], [text('i20_needed_ind', { label: 'I-20' })]),
];

const after = (nodes: readonly FormNode[], before: Record<string, string>, changes: Record<string, string>) =>
  settle(indexForm(formOf(...nodes)), viewOf(before), changes);

describe('a hidden section', () => {
  const nodes = [
    radio('other_name_ind', { label: 'Other name', options: YES_NO }),
    hiddenSection([rule('other_name_ind', 'notEquals', 'yes')], [text('former_name', { label: 'Former' })]),
    text('preferred_name', { label: 'Preferred' }),
  ];
  const filled = { other_name_ind: 'yes', former_name: 'Ann', preferred_name: 'An' };

  test('clears the answers of its keys when it hides, and no others · COND-13', () => {
    expect(after(nodes, filled, { other_name_ind: 'no' })).toEqual({ other_name_ind: 'no', former_name: '' });
  });

  test('shows them empty again · COND-13', () => {
    expect(
      after(nodes, { ...filled, other_name_ind: 'no', former_name: '' }, { other_name_ind: 'yes' }),
    ).toEqual({
      other_name_ind: 'yes',
    });
  });

  test('takes no answer for a hidden question, from any source · COND-13', () => {
    expect(after(nodes, { other_name_ind: 'no' }, { former_name: 'Ann' })).toEqual({});
    expect(after(nodes, { other_name_ind: 'no' }, { other_name_ind: 'yes', former_name: 'Ann' })).toEqual({
      other_name_ind: 'yes',
      former_name: 'Ann',
    });
  });

  test('a looked-up address fills no county that is not asked for · COND-13', () => {
    const address = [
      text('home_state', { label: 'State' }),
      hiddenSection(
        [rule('home_state', 'notEquals', 'Pennsylvania')],
        [text('home_county', { label: 'County' })],
      ),
    ];

    expect(after(address, {}, { home_state: 'Ohio', home_county: 'Franklin' })).toEqual({
      home_state: 'Ohio',
    });
    expect(after(address, { home_state: 'Ohio' }, { home_state: 'Ohio', home_county: 'Franklin' })).toEqual(
      {},
    );
    expect(after(address, {}, { home_state: 'Pennsylvania', home_county: 'Centre' })).toEqual({
      home_state: 'Pennsylvania',
      home_county: 'Centre',
    });
  });

  test('nothing happens when an answer is given again', () => {
    expect(after(nodes, filled, { other_name_ind: 'yes' })).toEqual({});
  });
});

describe('condition groups', () => {
  test('a key the new group asks too keeps its answer · TRAP-19', () => {
    const before = { citizenship_status: 'us_citizen', ssn: '123-45-6789' };

    expect(after(citizenship, before, { citizenship_status: 'permanent_resident' })).toEqual({
      citizenship_status: 'permanent_resident',
    });
  });

  test('the keys of the groups left behind are cleared with their companions · COND-14', () => {
    const before = {
      citizenship_status: 'permanent_resident',
      ssn: '123-45-6789',
      alien_number: 'A12345678',
      citizenship_country: 'FR',
      citizenship_country_desc: 'France',
    };

    expect(after(citizenship, before, { citizenship_status: 'us_citizen' })).toEqual({
      citizenship_status: 'us_citizen',
      alien_number: '',
      citizenship_country: '',
      citizenship_country_desc: '',
    });
    expect(after(citizenship, before, { citizenship_status: 'international' })).toEqual({
      citizenship_status: 'international',
      ssn: '',
      alien_number: '',
    });
  });

  test('within the same group nothing is cleared · COND-14', () => {
    const before = { citizenship_status: 'permanent_resident', ssn: '1', alien_number: 'A12345678' };

    expect(after(citizenship, before, { citizenship_status: 'refugee_asylee' })).toEqual({
      citizenship_status: 'refugee_asylee',
    });
  });

  test('of two satisfied groups the first is kept · COND-14', () => {
    const nodes = [
      conditionGroups([
        { keepWhen: rule('gender', 'answered'), children: [text('ssn', { label: '' })] },
        { keepWhen: rule('gender', 'notEquals', 'another'), children: [text('former_name', { label: '' })] },
      ]),
    ];

    expect(after(nodes, { former_name: 'Ann' }, { gender: 'male' })).toEqual({
      gender: 'male',
      former_name: '',
    });
  });

  test('when no group is satisfied every group’s answers are cleared · COND-15', () => {
    const before = { citizenship_status: 'us_citizen', ssn: '123-45-6789' };

    expect(after(citizenship, before, { citizenship_status: '' })).toEqual({
      citizenship_status: '',
      ssn: '',
    });
  });

  test('a key the new group hides is not kept · COND-14', () => {
    const nodes = [
      conditionGroups([
        { keepWhen: rule('gender', 'equals', 'male'), children: [ssn] },
        {
          keepWhen: rule('gender', 'equals', 'female'),
          children: [hiddenSection([rule('visa_type', 'notEquals', 'f1')], [ssn])],
        },
      ]),
    ];

    expect(after(nodes, { gender: 'male', ssn: '1' }, { gender: 'female' })).toMatchObject({ ssn: '' });
    expect(after(nodes, { gender: 'male', ssn: '1', visa_type: 'f1' }, { gender: 'female' })).toEqual({
      gender: 'female',
    });
  });
});

describe('chains', () => {
  test('one change of citizenship blanks the visa, what depends on it, and what depends on that · TRAP-18', () => {
    const before = {
      citizenship_status: 'international',
      citizenship_country: 'FR',
      visa_type: 'other',
      visa_type_desc: 'O',
      visa_other: 'K-1',
      i20_needed_ind: 'yes',
    };

    expect(after(citizenship, before, { citizenship_status: 'us_citizen' })).toEqual({
      citizenship_status: 'us_citizen',
      citizenship_country: '',
      visa_type: '',
      visa_type_desc: '',
      visa_other: '',
      i20_needed_ind: '',
    });
  });

  test('two rules that clear each other come to rest · TRAP-18', () => {
    const nodes = [
      hiddenSection([rule('former_name', 'answered')], [text('preferred_name', { label: '' })]),
      hiddenSection([rule('preferred_name', 'answered')], [text('former_name', { label: '' })]),
    ];

    expect(after(nodes, { preferred_name: 'An' }, { preferred_name: 'Ann' })).toEqual({
      preferred_name: 'Ann',
    });
    expect(after(nodes, { preferred_name: 'An', former_name: 'B' }, { preferred_name: 'Ann' })).toEqual({
      preferred_name: '',
    });
  });
});

test('nothing is cleared when saved answers arrive, however they contradict each other · TRAP-16', () => {
  const answers = {
    citizenship_status: 'us_citizen',
    visa_type: 'f1',
    visa_other: 'K-1',
    alien_number: 'A1',
  } as const;
  const store = new FormStore(indexForm(formOf(...citizenship)), () => TODAY);

  store.hydrate({ answers, addAnother: {}, tabs: {} });

  expect(store.state.answers).toEqual(answers);
  expect(Object.keys(store.unsaved.answers)).toEqual([]);
});
