import { school } from '../../tenant/chosenTenant.ts';
import { ContactList } from '../../ui/index.ts';
import { FOOTER_WORDS } from './footerWords.ts';

const WORDS = FOOTER_WORDS.contact;

const { contact, name } = school;

/** Shows how to reach the office; the same in both dialogs. */
export function ContactBlock() {
  return (
    <ContactList
      entries={[
        {
          label: WORDS.call,
          lines: [
            <a key="phone" href={contact.phoneHref}>
              {contact.phone}
            </a>,
            contact.hours,
          ],
        },
        {
          label: WORDS.email,
          lines: [
            <a key="email" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>,
          ],
        },
        {
          label: WORDS.visit,
          lines: [`${contact.office}, ${name}`, `${contact.street}, ${contact.town}`],
        },
      ]}
    />
  );
}
