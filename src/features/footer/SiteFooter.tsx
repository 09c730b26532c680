import type { ReactNode } from 'react';
import { useSessions } from '../../session/index.ts';
import { browserSettings } from '../../tenant/browserSettings.ts';
import { cookieNotice, school } from '../../tenant/chosenTenant.ts';
import { CopyText, ModalButton } from '../../ui/index.ts';
import { FOOTER_WORDS as WORDS } from './footerWords.ts';

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

/** Renders the footer of every page: the office, Help and Privacy. Spec §1. */
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
        <nav className="app-footer__nav" aria-label={WORDS.navigation}>
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

/** Answers frequent questions, in two columns where there is room, and shows the contact details. */
function Help() {
  return (
    <>
      <p>{WORDS.help.intro}</p>
      <div className="app-topic-list">
        {WORDS.help.topics(school.cost).map(({ title, text }) => (
          <div key={title}>
            <h3 className="app-topic-list__title">{title}</h3>
            <div>{text}</div>
          </div>
        ))}
      </div>
      <Contact />
      <LastFailedCall />
    </>
  );
}

/** If a call has failed, shows the reference by which the office can find it in the logs. */
function LastFailedCall() {
  const { failedCall } = useSessions();
  if (!failedCall.text) return null;
  return (
    <div className="app-failed-call">
      <p>{WORDS.help.failedCall}</p>
      <CopyText text={failedCall.text} />
    </div>
  );
}

/** Explains the use of cookies, and where to find each browser's cookie settings. */
function Privacy() {
  return (
    <>
      <p>{cookieNotice}</p>
      <ul>
        {browserSettings.map((browser) => (
          <li key={browser.name}>
            <a href={browser.href} target="_blank" rel="noopener noreferrer">
              <span>{WORDS.privacy.cookieSettings(browser.name)}</span>
              <span className="app-visually-hidden">{` ${WORDS.privacy.opensNewTab}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <Contact />
    </>
  );
}

/** Lists the office's contact details side by side; both dialogs show the same ones. */
function Contact() {
  return (
    <dl className="app-contact-list">
      {renderWay(WORDS.contact.call, phone, contact.hours)}
      {renderWay(WORDS.contact.email, email)}
      {renderWay(WORDS.contact.visit, `${contact.office}, ${name}`, `${contact.street}, ${contact.town}`)}
    </dl>
  );
}

function renderWay(label: string, ...lines: readonly ReactNode[]) {
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
