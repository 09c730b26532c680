import { school } from '../../tenant/chosenTenant.ts';
import { ModalButton } from '../../ui/index.ts';
import { FOOTER_WORDS } from './footerWords.ts';
import { HelpText } from './HelpText.tsx';
import { PrivacyText } from './PrivacyText.tsx';

const { contact, name } = school;

/** Renders the foot of every page: the office, Help and Privacy. Spec §1. */
export function SiteFooter() {
  return (
    <footer className="app-footer">
      <div className="app-footer__inner app-wrap">
        <address className="app-footer__address">
          {name}, {contact.office}
          <br />
          <a href={contact.phoneHref}>{contact.phone}</a>{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </address>
        <nav className="app-footer__nav" aria-label={FOOTER_WORDS.navigation}>
          <ModalButton label={FOOTER_WORDS.help.title} title={FOOTER_WORDS.help.title} size="medium">
            <HelpText />
          </ModalButton>
          <ModalButton label={FOOTER_WORDS.privacy.title} title={FOOTER_WORDS.privacy.title} size="medium">
            <PrivacyText />
          </ModalButton>
        </nav>
      </div>
    </footer>
  );
}
