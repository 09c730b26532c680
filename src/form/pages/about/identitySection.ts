import { yearsBefore } from '../../../core/dates/yearsBefore.ts';
import { rule } from '../../../core/declare/Rule.ts';
import { checkboxGroup, confirmation, date, select } from '../../../core/kinds/builders.ts';
import { dateFrom, dateUpTo } from '../../../core/declare/Check.ts';
import { hiddenSection, section } from '../../../core/declare/layout.ts';

const MINIMUM_AGE = 13;
/** Maximum age; an earlier birth date is treated as a typo. */
const OLDEST_AGE = 120;
/** Age from which applicants need not confirm that a parent or guardian knows of the application. */
const FULL_AGE = 18;

/** Rows 8–11: birth date and identity. */
export const identitySection = section(
  {
    id: 'identity',
    title: 'Birth date and identity',
    intro: 'Gender, race and ethnicity are yours to share or not. You can leave both blank.',
  },
  [
    date('birth_date', {
      label: 'Date of birth',
      hint: 'Month, day and year, like 04/17/2007.',
      required: true,
      autoComplete: 'bday',
      width: 'half',
      checks: [
        dateUpTo(
          (today) => yearsBefore(today, MINIMUM_AGE),
          `You must be at least ${MINIMUM_AGE} years old to apply.`,
        ),
        dateFrom(
          (today) => yearsBefore(today, OLDEST_AGE),
          (year) => `The year of birth is ${year}. Please check it.`,
        ),
      ],
    }),
    hiddenSection(
      [rule('birth_date', 'lte', (today) => yearsBefore(today, FULL_AGE)), rule('birth_date', 'notAnswered')],
      [
        confirmation('guardian_aware_ind', {
          variant: 'checkbox',
          label: 'My parent or guardian knows I am applying.',
          shortName: 'Parent or guardian',
          before: 'You are under 18. Please tell a parent or guardian about this application.',
          after: 'Thank you — we may contact them about your application.',
          required: 'Please confirm that a parent or guardian knows about this application.',
        }),
      ],
    ),
    select('gender', {
      label: 'Gender',
      options: {
        female: 'Female',
        male: 'Male',
        nonbinary: 'Nonbinary',
        another: 'Another identity',
        undisclosed: 'Prefer not to say',
      },
      width: 'half',
    }),
    checkboxGroup('ethnicity', {
      label: 'What is your race or ethnicity?',
      shortName: 'Race or ethnicity',
      hint: 'Select all that apply. Prefer not to say? Leave it blank.',
      boxes: [
        { key: 'ethnicity_hispanic_ind', label: 'Hispanic or Latino' },
        { key: 'ethnicity_asian_ind', label: 'Asian' },
        { key: 'ethnicity_black_ind', label: 'Black or African American' },
        { key: 'ethnicity_mena_ind', label: 'Middle Eastern or North African' },
        { key: 'ethnicity_native_ind', label: 'American Indian or Alaska Native' },
        { key: 'ethnicity_pacific_ind', label: 'Native Hawaiian or Pacific Islander' },
        { key: 'ethnicity_white_ind', label: 'White' },
      ],
    }),
  ],
);
