import { describe, expect, it, vi } from 'vitest';
import { findDoubts } from '../core/run/advice/findDoubts.ts';
import type { FormState } from '../core/answers/FormState.ts';
import { viewOf } from '../core/test-support/viewOf.ts';
import type { Tenant } from '../tenant/Tenant.ts';
import { ADVICE } from './advice.ts';
import { ADVICE_WORDS as WORDS } from './adviceWords.ts';
import { formIndex } from './form.ts';
import { completeApplication, firstYear, transfer } from './test-support/applications.ts';

const TODAY = '2026-11-20';

function adviceOn(answers: Record<string, unknown>, rest: Partial<FormState> = {}, rules = ADVICE) {
  const view = viewOf(answers, { today: TODAY, ...rest });
  return findDoubts(rules, { index: formIndex, view });
}
const reasonsOn = (...state: Parameters<typeof adviceOn>) => adviceOn(...state).map(({ reason }) => reason);

const SPRING = { entry_term: 'spring', entry_year: '2027' };
const COLLEGE = {
  prev_college_ind: 'yes',
  prev_college_1_start_month: '9',
  prev_college_1_start_year: '2024',
  prev_college_1_end_month: '5',
  prev_college_1_end_year: '2026',
  prev_college_1_degree: 'associate',
};
const SCHOOL = { home_state: 'Ohio', hs_state: 'Maine', hs_grad_year: '2027' };
const OWN = { contact_email: 'ana@home.example', hs_name: 'Altoona Area High School' };

describe('advice', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a GPA of a small scale', { hs_gpa_scale: '100', hs_gpa: '3.7' }, WORDS.gpaBelow('3.7')],
    ['a GPA of a large scale', { hs_gpa_scale: '4.0', hs_gpa: '92' }, WORDS.gpaAbove('92', '4.0')],
    [
      'graduation before the age of 14',
      { birth_date: '2013-07-01', hs_grad_month: '6', hs_grad_year: '2027' },
      WORDS.graduatesYoung(14),
    ],
    [
      'graduation after the start',
      { ...SPRING, hs_grad_month: '6', hs_grad_year: '2027' },
      WORDS.graduatesLate,
    ],
    [
      "a counselor's address that is one's own",
      { ...OWN, counselor_email: 'Ana@Home.example' },
      WORDS.counselor,
    ],
    ["a parent's address that is one's own", { ...OWN, parent_1_email: 'ana@home.example' }, WORDS.parent],
    ['a degree still to come', { ...COLLEGE, prev_college_1_end_month: '12' }, WORDS.collegeToCome],
    ['a school in another state', SCHOOL, WORDS.state('Ohio', 'Maine')],
    ['a name in capitals', { last_name: 'O’NEIL-MARSH' }, WORDS.nameInCapitals],
    ['a name in small letters', { first_name: 'ana' }, WORDS.nameInSmallLetters],
  ])('asks about %s · BEY-03', (_, answers, reason) => {
    expect(reasonsOn(answers)).toEqual([reason]);
  });

  it.each<[string, Record<string, string>]>([
    ['a weighted GPA', { hs_gpa_scale: '4.0', hs_gpa: '4.6' }],
    ['a GPA of a scale unknown to us', { hs_gpa_scale: 'other', hs_gpa: '92' }],
    ['a GPA that is blank', { hs_gpa_scale: '100' }],
    ['graduation at 14', { birth_date: '2013-06-30', hs_grad_month: '6', hs_grad_year: '2027' }],
    ['graduation in the month of the start', { ...SPRING, hs_grad_month: '1', hs_grad_year: '2027' }],
    ['half a date', { ...SPRING, hs_grad_year: '2027' }],
    ['blank addresses', { hs_name: 'Altoona Area High School' }],
    ...['ana marsh', 'Ana M. Marsh'].map((name): [string, Record<string, string>] => [
      `a student who is named as their own guardian, as ${name}`,
      {
        ...OWN,
        first_name: 'Ana',
        last_name: 'Marsh',
        parent_1_name: name,
        parent_1_email: OWN.contact_email,
      },
    ]),
    [
      'a college that ends before it begins, which is an error',
      { ...COLLEGE, prev_college_1_end_year: '2023' },
    ],
    ['a degree', COLLEGE],
    [
      'college courses to come without a degree',
      { ...COLLEGE, prev_college_1_end_year: '2027', prev_college_1_degree: 'none' },
    ],
    ['a school of long ago in another state', { ...SCHOOL, hs_grad_year: '2019' }],
    [
      'names without capitals, initials, and FNU',
      { first_name: 'FNU', middle_name: 'JJ', last_name: '王小明' },
    ],
    ['a name of initials', { first_name: 'J. P. R.' }],
    ['names in Georgian and Cherokee', { first_name: 'გიორგი', last_name: 'ᏣᎳᎩᎯ' }],
    ['a name with a small particle', { first_name: 'Ana', last_name: 'de la Cruz' }],
  ])('does not ask about %s · BEY-03', (_, answers) => {
    expect(reasonsOn(answers)).toEqual([]);
  });

  it('does not compare the states if the home or the school is abroad · BEY-03', () => {
    for (const id of ['home_address_tab', 'hs_tab'])
      expect(reasonsOn(SCHOOL, { tabs: { [id]: 'intl' } })).toEqual([]);
  });

  it.each([
    ['ANA-MARÍA', 'Ana-María'],
    ['o’neil', 'O’Neil'],
    ['MCDONALD', 'McDonald'],
    ['de la cruz', 'De La Cruz'],
    ['MARSH III', 'Marsh III'],
    ['İBRAHİM', 'İbrahim'],
    ['ΓΙΏΡΓΟΣ', 'Γιώργος'],
    ['олена', 'Олена'],
    ['IŞIK', undefined],
    ['GÜLŞEN', 'Gülşen'],
  ])('offers for the name %s: %s · BEY-03', (name, offered) => {
    expect(adviceOn({ last_name: name }).map(({ offer }) => offer)).toEqual([offered]);
  });

  it('asks only about questions of the form, each rule under its own name · BEY-03', () => {
    expect(ADVICE.filter(({ key }) => !formIndex.placesOf.has(key))).toEqual([]);
    expect(new Set(ADVICE.map(({ rule }) => rule)).size).toBe(7);
  });

  it('leaves out the rules that the university does without · BEY-03', async () => {
    vi.resetModules();
    vi.doMock('../tenant/alder-valley/tenant.ts', async (original) => {
      const { tenant } = await original<{ tenant: Tenant }>();
      return { tenant: { ...tenant, withoutAdvice: ['name'] } };
    });
    const { ADVICE: fewer } = await import('./advice.ts');

    expect(reasonsOn({ first_name: 'ana', hs_gpa_scale: '100', hs_gpa: '3.7' }, {}, fewer)).toEqual([
      WORDS.gpaBelow('3.7'),
    ]);
  });
});

it.each(Object.entries({ completeApplication, firstYear, transfer }))(
  'does not ask about anything in the ready-made application %s · BEY-03',
  (_, make) => {
    const { answers, add_another, tabs } = make(TODAY);

    expect(reasonsOn(answers, { addAnother: add_another, tabs })).toEqual([]);
  },
);
