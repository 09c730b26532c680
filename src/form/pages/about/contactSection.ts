import { rule } from '../../../core/declare/Rule.ts';
import { checkbox, phone, text } from '../../../core/kinds/builders.ts';
import { domesticPhone, email, pattern, requiredWhen } from '../../../core/declare/Check.ts';
import { conditionGroups, fieldset, section } from '../../../core/declare/layout.ts';

/** An extension, as people type it or as in a `tel:` link. */
const EXTENSION = /[\s,;]*(?:ext[a-z]*|x|#)[\s:=]*(\d{1,6})$/i;

const internationalPhone = text('phone_international', {
  label: 'International phone',
  hint: 'With country code, like +44 20 7946 0958',
  autoComplete: 'tel',
  inputType: 'tel',
  inputMode: 'tel',
  tabular: true,
  max: 30,
  tidy: tidyInternationalPhone,
  checks: [
    pattern(/^\+?[0-9 ()-]{7,20}( x[0-9]{1,6})?$/, 'Please enter a valid international phone number.'),
  ],
});

/** Rows 21–25: contact details. The international variant adds a third phone number. */
export const contactSection = section(
  { id: 'contact', title: 'How to reach you', intro: 'We only call or text about your application.' },
  [
    text('contact_email', {
      label: 'Preferred email',
      autoComplete: 'email',
      required: true,
      checks: [email()],
    }),
    fieldset(
      'phones',
      {
        label: 'Phone (at least one)',
        hint: 'A mobile number is enough. An international one can be given here if you live abroad or are a citizen of another country.',
      },
      [
        phone('phone_mobile', {
          label: 'Mobile phone',
          autoComplete: 'mobile tel',
          width: 'half',
          checks: [
            domesticPhone('Mobile phone must look like (814) 555-0142.'),
            requiredWhen(
              [rule('optin_sms_ind', 'equals', 'true')],
              'A mobile phone is required to receive text messages.',
            ),
          ],
        }),
        phone('phone_home', {
          label: 'Home phone',
          // Its message asks for any phone number.
          shortName: 'Phone',
          autoComplete: 'home tel',
          width: 'half',
          checks: [
            domesticPhone('Home phone must look like (814) 555-0142.'),
            requiredWhen(
              [rule('phone_mobile', 'notAnswered'), rule('phone_international', 'notAnswered')],
              'Please provide at least one phone number.',
            ),
          ],
        }),
        checkbox('optin_sms_ind', {
          label: 'Send me text messages about my application',
          hint: 'Message and data rates may apply. Reply STOP to end.',
        }),
        // The third phone number is for citizens of another country and applicants who live abroad.
        conditionGroups([
          { keepWhen: rule('citizenship_status', 'equals', 'international'), children: [internationalPhone] },
          { keepWhen: rule('home_country', 'answered'), children: [internationalPhone] },
        ]),
      ],
    ),
  ],
);

/** Normalises a phone number abroad: `tel:`, dots and slashes become blanks, and an extension is written ' x12'. */
function tidyInternationalPhone(typed: string): string {
  return typed
    .replace(/\s*(?:tel:|[./])\s*/gi, ' ')
    .trim()
    .replace(EXTENSION, ' x$1')
    .trim();
}
