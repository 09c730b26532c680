import { school } from '../../tenant/chosenTenant.ts';
import { FOOTER_WORDS } from './footerWords.ts';

const WORDS = FOOTER_WORDS.contact;

const { contact, name } = school;

/** Lists the ways to reach the office, side by side; the same in both dialogs. */
export function ContactBlock() {
  return (
    <dl className="app-contact-list">
      <div>
        <dt className="app-contact-list__label">{WORDS.call}</dt>
        <dd className="app-contact-list__value">
          <a href={contact.phoneHref}>{contact.phone}</a>
        </dd>
        <dd className="app-contact-list__value">{contact.hours}</dd>
      </div>
      <div>
        <dt className="app-contact-list__label">{WORDS.email}</dt>
        <dd className="app-contact-list__value">
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </dd>
      </div>
      <div>
        <dt className="app-contact-list__label">{WORDS.visit}</dt>
        <dd className="app-contact-list__value">
          {contact.office}, {name}
        </dd>
        <dd className="app-contact-list__value">
          {contact.street}, {contact.town}
        </dd>
      </div>
    </dl>
  );
}
