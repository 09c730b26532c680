import { school } from '../../tenant/chosenTenant.ts';
import { Footer, ModalButton } from '../../ui/index.ts';
import { FOOTER_WORDS } from './footerWords.ts';
import { HelpText } from './HelpText.tsx';
import { PrivacyText } from './PrivacyText.tsx';

const { contact, name } = school;

/** Renders the foot of every page: the office, Help and Privacy. Spec §1. */
export function SiteFooter() {
  return (
    <Footer
      address={
        <>
          {name}, {contact.office}
          <br />
          <a href={contact.phoneHref}>{contact.phone}</a>{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </>
      }
    >
      <ModalButton label={FOOTER_WORDS.help.title} title={FOOTER_WORDS.help.title} size="medium">
        <HelpText />
      </ModalButton>
      <ModalButton label={FOOTER_WORDS.privacy.title} title={FOOTER_WORDS.privacy.title} size="medium">
        <PrivacyText />
      </ModalButton>
    </Footer>
  );
}
