import { radio, select, text } from '../../../core/kinds/builders.ts';
import { rule } from '../../../core/declare/Rule.ts';
import { hiddenSection, section } from '../../../core/declare/layout.ts';
import { YES_NO } from '../../options/choices.ts';

/** Rows 1–7: the applicant's names, current and on old records. */
export const nameSection = section(
  { id: 'name', title: 'Your name', intro: 'Use your legal name, as on your passport or birth certificate.' },
  [
    text('first_name', {
      label: 'Legal first name',
      required: true,
      autoComplete: 'given-name',
      width: 'half',
    }),
    text('middle_name', { label: 'Middle name', autoComplete: 'additional-name', width: 'half' }),
    text('last_name', {
      label: 'Legal last name',
      hint: 'Only one name? Enter it here, and “FNU” as your first name.',
      required: true,
      autoComplete: 'family-name',
      width: 'two-thirds',
    }),
    select('name_suffix', {
      label: 'Suffix',
      options: { jr: 'Jr.', sr: 'Sr.', ii: 'II', iii: 'III', iv: 'IV' },
      width: 'third',
    }),
    text('preferred_name', {
      label: 'Preferred first name',
      hint: 'We’ll use this in emails and letters.',
      max: 30,
      autoComplete: 'nickname',
    }),
    radio('other_name_ind', {
      label: 'Are any of your records under a different name?',
      shortName: 'Different name on records',
      options: YES_NO,
      required: true,
    }),
    hiddenSection(
      [rule('other_name_ind', 'notEquals', 'yes')],
      [text('former_name', { label: 'Name on those records', max: 90, required: true })],
    ),
  ],
);
