import { rule } from '../../../core/declare/Rule.ts';
import { checkboxGroup, radio, text, textarea } from '../../../core/kinds/builders.ts';
import { hiddenSection, modalButton, section, watcher } from '../../../core/declare/layout.ts';
import { YES_NO } from '../../options/choices.ts';

/** Rows 75–79: how the applicant heard about the university, and school discipline. */
export const closingSection = section({ id: 'closing', title: 'Last questions' }, [
  checkboxGroup('heard', {
    label: 'How did you hear about us?',
    shortName: 'How you heard about us',
    hint: 'Select all that apply.',
    boxes: [
      { key: 'heard_counselor_ind', label: 'School counselor' },
      { key: 'heard_friend_ind', label: 'Friend or family' },
      { key: 'heard_fair_ind', label: 'College fair' },
      { key: 'heard_web_ind', label: 'Website or social media' },
      { key: 'heard_other_ind', label: 'Somewhere else' },
    ],
  }),
  hiddenSection(
    [rule('heard_other_ind', 'notEquals', 'true')],
    [
      text('heard_other', {
        label: 'Please tell us',
        longLabel: 'Where else you heard about us',
        isProse: true,
        required: true,
      }),
    ],
  ),
  watcher(rule('heard_other_ind', 'equals', 'true'), ['heard_other']),
  radio('discipline_ind', {
    label: 'Have you been suspended or dismissed from a school?',
    shortName: 'School discipline history',
    options: YES_NO,
    required: true,
  }),
  hiddenSection(
    [rule('discipline_ind', 'in', ['no', ''])],
    [
      textarea('discipline_explain', {
        label: 'Please explain',
        hint: 'What happened, when, and what you learned. A few sentences are enough.',
        max: 1000,
        required: true,
      }),
    ],
  ),
  modalButton('discipline-help', {
    label: 'Why do we ask?',
    size: 'small',
    body: [
      'A “yes” does not close the door. We read what you tell us, and most people who answer yes are admitted on the same terms as everyone else.',
    ],
  }),
]);
