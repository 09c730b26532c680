import type { ReactNode } from 'react';
import { useSessions } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { lazyChunk, ModalButton, useLazyChunk } from '../../ui/index.ts';
import { FOOTER_WORDS as WORDS } from './footerWords.ts';

/** The texts of the footer's dialogs, which no page needs at first. */
const footerChunk = lazyChunk(() => import('./footer.chunk.ts'));

const { contact, name } = school;
const phone = (
  <a href={contact.phoneHref} translate="no">
    {contact.phone}
  </a>
);
const email = (
  <a href={`mailto:${contact.email}`} translate="no">
    {contact.email}
  </a>
);

/** The footer of every page. Spec §1. */
export function SiteFooter() {
  return (
    <footer className="app-footer">
      <div className="app-footer__inner app-wrap">
        <address className="app-footer__address">
          <span>{`${name}, ${contact.office}`}</span>
          <br />
          {phone}
          <span> </span>
          {email}
        </address>
        <nav
          className="app-footer__nav"
          aria-label={WORDS.navigation}
          onPointerEnter={footerChunk.preload}
          onFocus={footerChunk.preload}
        >
          <ModalButton title={WORDS.help.title} size="medium">
            <Help />
          </ModalButton>
          <ModalButton title={WORDS.privacy.title} size="medium">
            <Privacy />
          </ModalButton>
        </nav>
      </div>
    </footer>
  );
}

/** If a call has failed, also shows the reference by which the office can find it in the logs. */
function Help() {
  const chunk = useLazyChunk(footerChunk, true);
  const { text } = useSessions().failedCall;
  return (
    <>
      <p>{WORDS.help.intro}</p>
      {chunk && <chunk.HelpTopics />}
      <Contact />
      {text && (
        <div className="app-failed-call">
          <p>{WORDS.help.failedCall}</p>
          {chunk ? <chunk.CopyText text={text} /> : <p translate="no">{text}</p>}
        </div>
      )}
    </>
  );
}

function Privacy() {
  const chunk = useLazyChunk(footerChunk, true);
  return (
    <>
      {chunk && <chunk.PrivacyTopics />}
      <Contact />
    </>
  );
}

function Contact() {
  return (
    <dl className="app-contact-list">
      {renderContact(WORDS.contact.call, phone, contact.hours)}
      {renderContact(WORDS.contact.email, email)}
      {renderContact(WORDS.contact.visit, `${contact.office}, ${name}`, `${contact.street}, ${contact.town}`)}
    </dl>
  );
}

function renderContact(label: string, ...lines: readonly ReactNode[]) {
  return (
    <div>
      <dt className="app-contact-list__label">{label}</dt>
      {lines.map((line, at) => (
        <dd className="app-contact-list__value" key={at}>
          {line}
        </dd>
      ))}
    </div>
  );
}
