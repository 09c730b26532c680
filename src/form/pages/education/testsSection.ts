import { rule } from '../../../core/declare/Rule.ts';
import { dependentDropdown, radio, select, text, textarea } from '../../../core/declare/builders.ts';
import { integer } from '../../../core/declare/Check.ts';
import { hiddenSection, section } from '../../../core/declare/layout.ts';
import { YES_NO } from '../../options/choices.ts';

/** Rows 67–72: test scores and English proficiency. */
export const testsSection = section(
  {
    id: 'tests',
    title: 'Tests',
    intro: 'Test scores are optional. Leaving them out never counts against you.',
  },
  [
    radio('test_scores_ind', {
      label: 'Do you want us to consider test scores?',
      shortName: 'Test scores',
      hint: 'Scores are optional',
      options: YES_NO,
      required: true,
    }),
    hiddenSection(
      [rule('test_scores_ind', 'notEquals', 'yes')],
      [
        text('sat_ebrw', {
          label: 'SAT Reading and Writing',
          max: 3,
          width: 'half',
          checks: [integer(200, 800)],
        }),
        text('sat_math', {
          label: 'SAT Math',
          max: 3,
          width: 'half',
          checks: [integer(200, 800)],
        }),
        text('act_composite', {
          label: 'ACT composite',
          max: 2,
          width: 'half',
          checks: [integer(1, 36)],
        }),
      ],
    ),
    hiddenSection(
      [rule('citizenship_status', 'notEquals', 'international')],
      [
        select('english_test', {
          label: 'English proficiency test',
          options: { toefl: 'TOEFL', ielts: 'IELTS', duolingo: 'Duolingo', none: 'None yet' },
          required: true,
          width: 'half',
        }),
      ],
    ),
    hiddenSection(
      [rule('english_test', 'notEquals', 'toefl')],
      [
        text('toefl_score', {
          label: 'TOEFL total',
          max: 3,
          required: true,
          width: 'half',
          checks: [integer(0, 120)],
        }),
      ],
    ),
    dependentDropdown('english_test_timing', {
      label: 'When will you take or did you take it?',
      shortName: 'Time of the English test',
      controlledBy: 'english_test',
      showWhen: rule('english_test', 'in', ['toefl', 'ielts', 'duolingo']),
      options: { taken: 'Already taken', within_3_months: 'Within 3 months', later: 'Later' },
      required: true,
      width: 'half',
    }),
    hiddenSection(
      [rule('toefl_score', 'gte', '80'), rule('toefl_score', 'notAnswered')],
      [textarea('english_support_note', { label: 'Tell us how you will prepare in English', max: 300 })],
    ),
  ],
);
