import { rule } from '../../../core/declare/Rule.ts';
import { autocomplete, radio, select, text, textarea } from '../../../core/kinds/builders.ts';
import { pattern } from '../../../core/declare/Check.ts';
import { conditionGroups, hiddenSection, section, tabs } from '../../../core/declare/layout.ts';
import type { TextQuestion } from '../../../core/kinds/text.ts';
import { YES_NO } from '../../options/choices.ts';
import { COUNTRIES, COUNTRIES_WITHOUT_US } from '../../options/countries.ts';
import { stateQuestion } from '../../options/states.ts';

/** A ZIP code, with or without its last four digits, or a Canadian postal code. */
const postalCode = (key: TextQuestion['key'], label: string, autoComplete: string) =>
  text(key, {
    label,
    autoComplete,
    max: 10,
    required: true,
    width: 'half',
    tabular: true,
    tidy: tidyPostalCode,
    checks: [
      pattern(
        /^(\d{5}(-\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)$/,
        'Please enter a valid ZIP or postal code.',
      ),
    ],
  });

const northAmericanMailing = [
  stateQuestion('mailing_state', 'Mailing state or province'),
  postalCode('mailing_postal_code', 'Mailing ZIP or postal code', 'section-mailing postal-code'),
];

const foreignMailingPostalCode = text('mailing_postal_code', {
  label: 'Mailing ZIP or postal code',
  autoComplete: 'section-mailing postal-code',
  hint: 'If the address has one',
  max: 10,
  width: 'half',
  tabular: true,
});

/** Rows 26–36: permanent and mailing address. */
export const addressSection = section(
  { id: 'address', title: 'Where you live', intro: 'Where we should send your decision letter.' },
  [
    tabs('home_address_tab', {
      label: 'Permanent address',
      defaultTab: 'us',
      tabs: [
        {
          id: 'us',
          label: 'US or Canada',
          children: [
            autocomplete('home_address_line_1', {
              label: 'Street address',
              hint: 'Start typing and choose. Not listed? Just keep typing.',
              category: 'address',
              autoComplete: 'address-line1',
              inputMax: 60,
              required: true,
              fills: {
                address_line_2: 'home_address_line_2',
                city: 'home_city',
                state: 'home_state',
                postal_code: 'home_postal_code',
                county: 'home_county',
              },
            }),
            text('home_address_line_2', {
              label: 'Apartment, suite, unit',
              autoComplete: 'address-line2',
              width: 'half',
            }),
            text('home_city', {
              label: 'City',
              shortName: 'City of your home',
              autoComplete: 'address-level2',
              required: true,
              width: 'half',
            }),
            stateQuestion('home_state', 'State or province', 'State or province of your home'),
            postalCode('home_postal_code', 'ZIP or postal code', 'postal-code'),
            hiddenSection(
              [rule('home_state', 'notEquals', 'Pennsylvania')],
              [text('home_county', { label: 'County', required: true, width: 'half' })],
            ),
          ],
        },
        {
          id: 'intl',
          label: 'Outside the US',
          children: [
            textarea('home_intl_address', {
              label: 'Full address',
              hint: 'As you would write it on an envelope',
              max: 200,
              required: true,
              autoComplete: 'street-address',
            }),
            select('home_country', { label: 'Country', options: COUNTRIES_WITHOUT_US, required: true }),
          ],
        },
      ],
    }),
    radio('mailing_same_ind', {
      label: 'Is your mailing address the same?',
      shortName: 'Choice of mailing address',
      options: YES_NO,
      required: true,
    }),
    hiddenSection(
      [rule('mailing_same_ind', 'notEquals', 'no')],
      [
        autocomplete('mailing_address_line_1', {
          label: 'Mailing street address',
          hint: 'Start typing and choose. Not listed? Just keep typing.',
          category: 'address',
          autoComplete: 'section-mailing address-line1',
          inputMax: 60,
          required: true,
          fills: {
            city: 'mailing_city',
            state: 'mailing_state',
            postal_code: 'mailing_postal_code',
            country: 'mailing_country',
          },
        }),
        text('mailing_city', {
          label: 'Mailing city',
          autoComplete: 'section-mailing address-level2',
          required: true,
          width: 'half',
        }),
        // States and postal codes can be checked only for the US and Canada.
        conditionGroups(
          [
            { keepWhen: rule('mailing_country', 'in', ['US', 'CA', '']), children: northAmericanMailing },
            { keepWhen: rule('mailing_country', 'answered'), children: [foreignMailingPostalCode] },
          ],
          { inline: true },
        ),
        select('mailing_country', {
          label: 'Mailing country',
          options: COUNTRIES,
          required: true,
          width: 'half',
        }),
      ],
    ),
  ],
);

/**
 * Writes a ZIP+4 code with its hyphen and a Canadian postal code with its blank, in capitals. Any other text stays
 * unchanged.
 */
function tidyPostalCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isKnown = /^(\d{5}(\d{4})?|([A-Z]\d){3})$/.test(code);
  return isKnown ? code.replace(/^\d{5}\B/, '$&-').replace(/^\D../, '$& ') : typed;
}
