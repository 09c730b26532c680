import { useQuery } from '@tanstack/react-query';
import { cleanText } from '../../core/text/cleanText.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { LogOutButton } from '../../features/account/LogOutButton.tsx';
import { PdfDownload } from '../../features/documents/PdfDownload.tsx';
import { submittedAtQuery, useFormStore, useSession, useSnapshot } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { officeTime } from '../../tenant/officeTime.ts';
import { Actions, breakAddress, Twig } from '../../ui/index.ts';
import { COMPLETION_WORDS } from './completionWords.ts';

const { contact, decisionTime } = school;
const WORDS = COMPLETION_WORDS;

export function CompletionScreen() {
  return (
    <>
      <title>{ROUTE_WORDS.documentTitle(WORDS.documentTitle, school.name)}</title>
      <main id="main" tabIndex={-1}>
        <section className="app-thank-you">
          <div className="app-thank-you__inner app-wrap">
            <Twig reached={3} catkins />
            <h1 className="app-thank-you__title">{WORDS.title}</h1>
            <div className="app-thank-you__text">{WORDS.text(decisionTime)}</div>
            <Facts />
            <PdfDownload />
          </div>
        </section>
        <div className="app-wrap app-main">
          <h2 className="app-next-steps__heading">{WORDS.next}</h2>
          <ol className="app-next-steps">
            {WORDS.steps(decisionTime).map(({ title, text }) => (
              <li className="app-next-steps__item" key={title}>
                <h3 className="app-next-steps__title">{title}</h3>
                <div>{text}</div>
              </li>
            ))}
          </ol>
          <Actions
            flat
            note={
              <>
                <span>{WORDS.changed[0]}</span>
                <a href={`mailto:${contact.email}`} translate="no">
                  {contact.email}
                </a>
                <span>{WORDS.changed[1]}</span>
                <a href={contact.phoneHref} translate="no">
                  {contact.phone}
                </a>
                <span>{WORDS.changed[2]}</span>
              </>
            }
          >
            <LogOutButton />
          </Actions>
        </div>
      </main>
    </>
  );
}

function Facts() {
  const { sdk } = useSession();
  const { data: submittedAt } = useQuery(submittedAtQuery(sdk));
  const { username } = useSnapshot();
  const { answer } = useFormStore();
  const name = cleanText([answer('first_name'), answer('last_name')].filter(Boolean).join(' '));
  return (
    <dl className="app-facts">
      <dt>{WORDS.facts.submitted}</dt>
      {/* A blank line until the time is known, so that the layout does not shift. */}
      <dd>{submittedAt ? officeTime(submittedAt) : '\u00A0'}</dd>
      {name && (
        <>
          <dt>{WORDS.facts.applicant}</dt>
          <dd translate="no">{name}</dd>
        </>
      )}
      <dt>{WORDS.facts.email}</dt>
      <dd translate="no">{breakAddress(cleanText(answer('contact_email')) || username)}</dd>
    </dl>
  );
}
