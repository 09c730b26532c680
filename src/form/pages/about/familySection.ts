import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, radio, select, text } from '../../../core/kinds/builders.ts';
import { email, integer } from '../../../core/declare/Check.ts';
import { addAnother, hiddenSection, section } from '../../../core/declare/layout.ts';
import { school } from '../../../tenant/chosenTenant.ts';
import { RELATIONS } from '../../options/choices.ts';

/** Rows 37–40: parents or guardians, brothers and sisters. */
export const familySection = section(
  { id: 'family', title: 'Your family', intro: 'Add at least one parent or guardian.' },
  [
    addAnother(
      'parent',
      { max: 4, title: (n) => `Parent or guardian ${n}`, addLabel: 'Add another parent or guardian' },
      (key, n) => [
        text(key('name'), {
          label: 'Name',
          hint: n === 1 ? 'No parent or guardian? Name another adult you trust, or yourself.' : undefined,
          required: n === 1,
          width: 'half',
        }),
        select(key('relation'), { label: 'Relationship to you', options: RELATIONS, width: 'half' }),
        text(key('email'), { label: 'Email', checks: [email()] }),
        autocomplete(key('employer'), { label: 'Employer', category: 'company', inputMax: 60 }),
      ],
    ),
    text('siblings_count', {
      label: 'How many brothers and sisters do you have?',
      shortName: 'Number of brothers and sisters',
      max: 2,
      look: 'short',
      checks: [integer(0, 20)],
    }),
    hiddenSection(
      [rule('siblings_count', 'lte', '0'), rule('siblings_count', 'notAnswered')],
      [text('sibling_attended', { label: `Name of a sibling who attended ${school.shortName}` })],
    ),
    radio('first_gen_ind', {
      label: 'Did a parent complete a four-year degree?',
      shortName: 'A parent’s degree',
      hint: 'A bachelor’s degree or higher, from any country.',
      options: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
      required: true,
    }),
  ],
);
