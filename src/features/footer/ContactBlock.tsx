import { school } from '../../tenant/chosenTenant.ts';
import { ContactList } from '../../ui/index.ts';

const { contact, name } = school;

/** Shows how to reach the office; the same in both dialogs (FOOT-03, FOOT-04). */
export function ContactBlock() {
  return (
    <ContactList
      entries={[
        {
          label: 'Call',
          value: (
            <>
              <a href={contact.phoneHref}>{contact.phone}</a>
              <br />
              {contact.hours}
            </>
          ),
        },
        { label: 'E-mail', value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        {
          label: 'Write or visit',
          value: (
            <>
              {contact.office}, {name}
              <br />
              {contact.street}, {contact.town}
            </>
          ),
        },
      ]}
    />
  );
}
