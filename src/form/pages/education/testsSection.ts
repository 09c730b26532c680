import { rule } from '../../../core/declare/Rule.ts';
import { dependentDropdown, radio, select, text, textarea } from '../../../core/kinds/builders.ts';
import { integer } from '../../../core/declare/Check.ts';
import { hiddenSection, section } from '../../../core/declare/layout.ts';
import type { TextQuestion } from '../../../core/kinds/text.ts';
import { YES_NO } from '../../options/choices.ts';

const score = (key: TextQuestion['key'], label: string, lowest: number, highest: number) =>
  text(key, { label, max: String(highest).length, width: 'half', checks: [integer(lowest, highest)] });

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
      shortName: 'Use of test scores',
      hint: 'Scores are optional',
      options: YES_NO,
      required: true,
    }),
    hiddenSection(
      [rule('test_scores_ind', 'notEquals', 'yes')],
      [
        score('sat_ebrw', 'SAT Reading and Writing', 200, 800),
        score('sat_math', 'SAT Math', 200, 800),
        score('act_composite', 'ACT composite', 1, 36),
      ],
    ),
    // Nested, because answers from before a change of status may still be stored.
    hiddenSection(
      [rule('citizenship_status', 'notEquals', 'international')],
      [
        select('english_test', {
          label: 'English proficiency test',
          options: { toefl: 'TOEFL', ielts: 'IELTS', duolingo: 'Duolingo', none: 'None yet' },
          required: true,
          width: 'half',
        }),
        hiddenSection(
          [rule('english_test', 'notEquals', 'toefl')],
          [
            text('toefl_score', {
              label: 'TOEFL total',
              hint: '0–120. A report of 2026 or later shows it as the comparable score.',
              max: 3,
              required: true,
              width: 'half',
              checks: [
                integer(0, 120, {
                  // The scale since January 2026: up to 6, in halves, also written as 5.5/6 or 5 1/2.
                  pattern: /^0*[0-6](\D.*)?$|^\d*[.,٫]0*[1-9]\d*$|½/,
                  message:
                    'This looks like a score on the scale from 1 to 6. Please enter the one from 0 to 120, which your report shows too.',
                }),
              ],
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
    ),
  ],
);
