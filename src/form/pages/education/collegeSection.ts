import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, monthYear, radio, select, text, upload } from '../../../core/kinds/builders.ts';
import { monthYearNotBefore, number } from '../../../core/declare/Check.ts';
import { addAnother, hiddenSection, type ItemKey, section } from '../../../core/declare/layout.ts';
import { YES_NO } from '../../options/choices.ts';
import { monthAndYear } from '../../options/monthAndYear.ts';
import { STATES_AND_PROVINCES } from '../../options/states.ts';
import { pastYears } from '../../options/years.ts';

const collegeQuestions = (key: ItemKey<'prev_college'>) => {
  const start = { month: key('start_month'), year: key('start_year') };
  const end = { month: key('end_month'), year: key('end_year') };
  return [
    autocomplete(key('name'), {
      label: 'College name',
      hint: 'Start typing and choose. Not listed? Type the name yourself.',
      category: 'college_ceeb',
      inputMax: 60,
      required: true,
      fills: { city: key('city'), state: key('state') },
    }),
    text(key('city'), { label: 'College city', width: 'half' }),
    select(key('state'), { label: 'College state', options: STATES_AND_PROVINCES, width: 'half' }),
    monthYear({
      label: 'When did you start?',
      longLabel: 'Start date',
      required: true,
      ...monthAndYear(start.month, start.year, pastYears()),
    }),
    monthYear({
      label: 'When did you finish, or will you?',
      longLabel: 'End date',
      ...monthAndYear(end.month, end.year, pastYears(2)),
      checks: [monthYearNotBefore(end, start, 'The end date must be after the start date.')],
    }),
    select(key('degree'), {
      label: 'Degree earned',
      options: { none: 'None', associate: 'Associate', bachelor: 'Bachelor' },
      width: 'half',
    }),
  ];
};

/** Rows 62–66: college courses so far. */
export const collegeSection = section(
  { id: 'college', title: 'College courses', intro: 'Include college classes you took in high school.' },
  [
    radio('prev_college_ind', {
      label: 'Have you taken college courses?',
      shortName: 'College coursework',
      options: YES_NO,
      required: true,
    }),
    hiddenSection(
      [rule('prev_college_ind', 'notEquals', 'yes')],
      [
        addAnother(
          'prev_college',
          { max: 5, title: (n) => `College ${n}`, addLabel: 'Add another college' },
          collegeQuestions,
        ),
        text('college_credits', {
          label: 'Credits completed',
          hint: 'Your best guess is fine.',
          max: 5,
          required: true,
          width: 'half',
          checks: [number(0, 200)],
        }),
      ],
    ),
    hiddenSection(
      [rule('college_credits', 'lt', '12'), rule('college_credits', 'notAnswered')],
      [
        upload('college_transcript_doc', {
          label: 'College transcript',
          hint: 'PDF, Word, JPG or PNG, up to 10 MB',
          required: 'Please upload your college transcript.',
        }),
      ],
    ),
    hiddenSection(
      [rule('college_credits', 'gt', '60')],
      [
        radio('honors_interest_ind', {
          label: 'Are you interested in the Honors Program?',
          shortName: 'Honors Program',
          options: YES_NO,
        }),
      ],
    ),
  ],
);
