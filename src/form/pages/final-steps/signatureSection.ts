import { yearsBefore } from '../../../core/dates/yearsBefore.ts';
import { checkboxGroup, confirmation, date, text } from '../../../core/kinds/builders.ts';
import { dateFrom, dateUpTo } from '../../../core/declare/Check.ts';
import { section } from '../../../core/declare/layout.ts';
import { school } from '../../../tenant/chosenTenant.ts';

/** Rows 80–83: acknowledgements and signature. */
export const signatureSection = section(
  {
    id: 'signature',
    title: 'Sign and submit',
    intro: `Your typed name counts as your signature. Once you submit, we’ll read everything and write to you within ${school.decisionTime}.`,
  },
  [
    checkboxGroup('acknowledgements', {
      label: 'I certify that…',
      shortName: 'Certification',
      required: 'Please accept all three statements.',
      boxes: [
        {
          key: 'ack_accuracy_ind',
          label: 'everything in this application is my own work, true and complete.',
        },
        { key: 'ack_conduct_ind', label: 'I will follow the university’s code of conduct if I enroll.' },
        { key: 'ack_records_ind', label: `my schools may send my records to ${school.name}.` },
      ],
    }),
    confirmation(
      'signature_confirmed',
      {
        variant: 'button',
        label: 'I am ready to sign',
        before: 'Review your answers, then sign.',
        after: '',
        longLabel: 'Signature',
        required: 'Please sign your application.',
      },
      [
        text('signature_name', {
          label: 'Type your full legal name',
          longLabel: 'Signed (full legal name)',
          shortName: 'Full legal name',
          max: 90,
          required: true,
          autoComplete: 'name',
          look: 'signature',
          width: 'two-thirds',
        }),
        date('signature_date', {
          label: "Today's date",
          longLabel: 'Date signed',
          required: true,
          width: 'third',
          checks: [
            dateUpTo((today) => today, 'The date cannot be in the future.'),
            dateFrom(
              (today) => yearsBefore(today, 1),
              (year) => `The date must be within the last twelve months. Its year is ${year}.`,
            ),
          ],
        }),
      ],
    ),
  ],
);
