import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, monthYear, select, text, textarea } from '../../../core/kinds/builders.ts';
import { email, integer, notAbove, number, pattern } from '../../../core/declare/Check.ts';
import { conditionGroups, hiddenSection, section, tabs, watcher } from '../../../core/declare/layout.ts';
import { COUNTRIES_WITHOUT_US } from '../../options/countries.ts';
import { monthAndYear } from '../../options/monthAndYear.ts';
import { stateQuestion } from '../../options/states.ts';
import { pastYears } from '../../options/years.ts';

const currentYear = (today: string) => today.slice(0, 4);

const schoolTabs = tabs('hs_tab', {
  label: 'Where is your high school?',
  defaultTab: 'us',
  tabs: [
    {
      id: 'us',
      label: 'United States',
      children: [
        autocomplete('hs_name', {
          label: 'High school',
          hint: 'Start typing and choose. Not listed? Type the name yourself.',
          category: 'hs_ceeb',
          inputMax: 60,
          required: 'Please choose or type your high school.',
          fills: { city: 'hs_city', state: 'hs_state', ceeb: 'hs_ceeb' },
        }),
        text('hs_city', {
          label: 'City',
          shortName: 'City of your high school',
          required: true,
          width: 'half',
        }),
        stateQuestion('hs_state', 'State', 'State of your high school'),
        text('hs_ceeb', {
          label: 'CEEB code',
          hint: 'A 6-digit code for your school. Your counselor knows it; leave it blank if you don’t.',
          inputMode: 'numeric',
          tabular: true,
          max: 6,
          width: 'half',
          tidy: (typed) => typed.replace(/[ -]/g, ''),
          checks: [pattern(/^\d{6}$/, 'The CEEB code must be 6 numbers.')],
        }),
      ],
    },
    {
      id: 'intl',
      label: 'Outside the US',
      children: [
        autocomplete('hs_intl_name', {
          label: 'School name',
          hint: 'Start typing and choose. Not listed? Type the name yourself.',
          category: 'hs_international',
          inputMax: 60,
          required: true,
          fills: { country: 'hs_country' },
        }),
        select('hs_country', { label: 'School country', options: COUNTRIES_WITHOUT_US, required: true }),
      ],
    },
  ],
});

const counselor = [
  text('counselor_name', {
    label: 'School counselor',
    hint: 'We may ask them for your transcript.',
    width: 'half',
  }),
  text('counselor_email', { label: 'School counselor email', width: 'half', checks: [email()] }),
];

const gpa = text('hs_gpa', {
  label: 'Cumulative GPA',
  hint: 'As on your transcript, or your IB points. None, as with a GED or home school? Choose that in the scale.',
  max: 7,
  required: true,
  width: 'half',
  checks: [number(0, 120, 'Please enter your GPA as a number from 0 to 120.')],
});

const grades = [
  select('hs_gpa_scale', {
    label: 'GPA scale',
    hint: 'The highest GPA your school gives, or “Other” for the IB.',
    options: [
      { value: '4.0', label: '4.0' },
      { value: '5.0', label: '5.0' },
      { value: '100', label: '100-point' },
      { value: 'other', label: 'Other' },
      { value: 'none', label: 'My school does not give one' },
    ],
    required: true,
    width: 'half',
  }),
  conditionGroups([{ keepWhen: rule('hs_gpa_scale', 'notEquals', 'none'), children: [gpa] }], {
    inline: true,
  }),
  text('hs_class_size', {
    label: 'Class size',
    hint: 'Students in your grade. Leave it blank if you don’t know.',
    max: 5,
    width: 'half',
    checks: [integer(1, 5000)],
  }),
  hiddenSection(
    [rule('hs_class_size', 'notAnswered')],
    [
      text('hs_class_rank', {
        label: 'Class rank',
        hint: 'Your place by GPA. Leave it blank if there is none.',
        max: 5,
        width: 'half',
        checks: [integer(1), notAbove('hs_class_size', 'Your rank cannot be larger than your class size.')],
      }),
    ],
  ),
];

/** Rows 49–61: high school. */
export const highSchoolSection = section(
  {
    id: 'high-school',
    title: 'Your high school',
    intro: 'The school you attend now, or the last one you attended.',
  },
  [
    schoolTabs,
    monthYear({
      label: 'Graduation month and year',
      required: true,
      ...monthAndYear('hs_grad_month', 'hs_grad_year', pastYears(2)),
    }),
    hiddenSection(
      [rule('hs_grad_year', 'lt', currentYear), rule('hs_grad_year', 'notAnswered')],
      [
        textarea('senior_courses', {
          label: 'Courses you are taking this year',
          hint: 'Just the names, one per line.',
          max: 500,
          required: true,
        }),
      ],
    ),
    hiddenSection([rule('hs_name', 'notAnswered')], counselor),
    watcher(rule('hs_name', 'answered'), ['counselor_name', 'counselor_email']),
    ...grades,
  ],
);
