import { rule } from '../../../core/declare/Rule.ts';
import { dependentDropdown, radio, select, sensitive, text } from '../../../core/kinds/builders.ts';
import { pattern } from '../../../core/declare/Check.ts';
import { conditionGroups, hiddenSection, section, watcher } from '../../../core/declare/layout.ts';
import { YES_NO } from '../../options/choices.ts';
import { CITIZENSHIPS, COUNTRIES_US_FIRST } from '../../options/countries.ts';
import { CANADIAN_PROVINCES, US_STATES } from '../../options/states.ts';

const ssn = sensitive('ssn', {
  label: 'Social Security number',
  hint: 'Needed only for federal financial aid. You can apply without one.',
  format: 'ssn',
  max: 11,
  width: 'half',
  checks: [pattern(/^\d{3}-\d{2}-\d{4}$/, 'Your Social Security number must have 9 digits.')],
});

const citizenshipCountry = select('citizenship_country', {
  label: 'Country of citizenship',
  options: CITIZENSHIPS,
  required: true,
});

/** Rows 12–20: citizenship and place of birth. */
export const citizenshipSection = section(
  {
    id: 'citizenship',
    title: 'Citizenship',
    intro: 'Your answers here change which questions you see. They have no bearing on our decision.',
  },
  [
    radio('citizenship_status', {
      label: 'What is your citizenship status?',
      shortName: 'Citizenship status',
      options: {
        us_citizen: 'U.S. citizen or U.S. national',
        permanent_resident: 'Permanent resident',
        refugee_asylee: 'Refugee or asylee',
        international: 'Citizen of another country',
        other_status: 'DACA, TPS, undocumented or another status',
      },
      required: true,
    }),
    conditionGroups([
      { keepWhen: rule('citizenship_status', 'equals', 'us_citizen'), children: [ssn] },
      {
        keepWhen: rule('citizenship_status', 'in', ['permanent_resident', 'refugee_asylee']),
        children: [
          ssn,
          sensitive('alien_number', {
            label: 'Alien registration number',
            hint: 'A followed by 8 or 9 digits, on the front of your card',
            max: 10,
            width: 'half',
            required: true,
            // Accepts common notations, such as a12345678, A# 012-345-678 and 012345678.
            tidy: (typed) =>
              typed
                .toUpperCase()
                .replace(/[\s#-]/g, '')
                .replace(/^\d{8,9}$/, 'A$&'),
            checks: [pattern(/^A\d{8,9}$/, 'Your A-number must be A followed by 8 or 9 digits.')],
          }),
          citizenshipCountry,
        ],
      },
      {
        keepWhen: rule('citizenship_status', 'equals', 'international'),
        children: [
          citizenshipCountry,
          select('visa_type', {
            label: 'Current or planned visa',
            hint: 'Most students have an F-1. No visa yet? Choose “None yet”.',
            options: { f1: 'F-1', j1: 'J-1', h4: 'H-4', other: 'Other', none: 'None yet' },
            required: true,
            width: 'half',
          }),
          hiddenSection(
            [rule('visa_type', 'notEquals', 'other')],
            [text('visa_other', { label: 'Please name the visa', required: true })],
          ),
          watcher(rule('visa_type', 'equals', 'other'), ['visa_other']),
          radio('i20_needed_ind', {
            label: 'Will you need a Form I-20?',
            shortName: 'Form I-20',
            hint: 'We issue it so that you can apply for a student visa. Most students on an F-1 visa need one.',
            options: YES_NO,
            required: true,
          }),
        ],
      },
      { keepWhen: rule('citizenship_status', 'equals', 'other_status'), children: [citizenshipCountry] },
    ]),
    select('birth_country', {
      label: 'Country of birth',
      options: COUNTRIES_US_FIRST,
      required: true,
      width: 'half',
    }),
    dependentDropdown('birth_state', {
      label: 'State or province of birth',
      controlledBy: 'birth_country',
      optionsByValue: { US: US_STATES, CA: CANADIAN_PROVINCES },
      required: true,
      width: 'half',
    }),
  ],
);
