import { rule } from '../../../core/declare/Rule.ts';
import { dependentDropdown, radio, select, text } from '../../../core/kinds/builders.ts';
import { url } from '../../../core/declare/Check.ts';
import { hiddenSection, modalButton, section } from '../../../core/declare/layout.ts';
import { MAJORS, PROGRAMS } from '../../options/choices.ts';
import { nextYears } from '../../options/years.ts';

/** Rows 41–48: the intended program, and when it starts. */
export const planSection = section(
  { id: 'plan', title: 'Your plans', intro: 'You can change your major later. Most students do.' },
  [
    radio('applicant_type', {
      label: 'I am applying as a…',
      shortName: 'Applicant type',
      options: { first_year: 'First-year student', transfer: 'Transfer student' },
      required: true,
    }),
    modalButton('applicant-type-help', {
      label: 'Which type am I?',
      size: 'medium',
      body: [
        'You are a first-year student if you are still in high school, or have finished it and not enrolled anywhere since. College classes taken in high school do not change that.',
        'You are a transfer student if you have enrolled at a college or university after finishing high school, even for one term.',
        'Not sure? Choose the one that sounds closest. We’ll sort it out with you, and it has no bearing on our decision.',
      ],
    }),
    select('entry_term', {
      label: 'Start term',
      options: { fall: 'Fall', spring: 'Spring' },
      required: true,
      width: 'half',
    }),
    select('entry_year', { label: 'Start year', options: nextYears(3), required: true, width: 'half' }),
    select('intended_program', {
      label: 'School or college',
      options: PROGRAMS,
      required: true,
      width: 'half',
    }),
    dependentDropdown('intended_major', {
      label: 'Intended major',
      controlledBy: 'intended_program',
      optionsByValue: MAJORS,
      required: true,
      width: 'half',
    }),
    modalButton('all-majors', {
      label: 'See all majors',
      size: 'large',
      body: Object.entries(PROGRAMS)
        .map(([program, title]) => ({
          title,
          items: MAJORS[program as keyof typeof PROGRAMS].map((major) => major.label),
        }))
        .filter((block) => block.items.length > 0),
    }),
    hiddenSection(
      [rule('intended_program', 'notIn', ['arts'])],
      [
        text('portfolio_url', {
          label: 'Link to your portfolio',
          hint: 'Starts with https://',
          autoComplete: 'url',
          max: 200,
          checks: [url()],
        }),
      ],
    ),
  ],
);
