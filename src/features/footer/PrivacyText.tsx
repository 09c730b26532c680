import { browserSettings } from '../../tenant/browserSettings.ts';
import { cookieNotice } from '../../tenant/chosenTenant.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { FOOTER_WORDS } from './footerWords.ts';

const WORDS = FOOTER_WORDS.privacy;

/** Explains the cookies, and where each browser keeps its settings. */
export function PrivacyText() {
  return (
    <>
      <p>{cookieNotice}</p>
      <ul>
        {browserSettings.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {WORDS.cookieSettings(name)}
              <span className="app-visually-hidden"> {WORDS.opensNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <ContactBlock />
    </>
  );
}
