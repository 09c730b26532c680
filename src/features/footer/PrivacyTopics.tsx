import { browserSettings } from '../../tenant/browserSettings.ts';
import { cookieNotice } from '../../tenant/chosenTenant.ts';
import { PRIVACY_WORDS as WORDS } from './privacyWords.ts';

export function PrivacyTopics() {
  return (
    <>
      <p>{cookieNotice}</p>
      <ul>
        {browserSettings.map((browser) => (
          <li key={browser.name}>
            <a href={browser.href} target="_blank" rel="noopener noreferrer">
              <span>{WORDS.cookieSettings(browser.name)}</span>
              <span className="app-visually-hidden">{` ${WORDS.opensNewTab}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
