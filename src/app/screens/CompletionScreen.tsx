import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { LogOutButton } from '../../features/account/index.ts';
import { PdfDownload } from '../../features/documents/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Actions, NextSteps, ThankYou } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';

const { contact, decisionTime } = school;
const WORDS = APP_WORDS.completion;

/** The thank-you page: banner and account, but no step, summary, form or submit button (PROD-12, ROUTE-07). */
export function CompletionScreen() {
  return (
    <>
      <title>{SHARED_WORDS.documentTitle(WORDS.documentTitle, school.name)}</title>
      <main id="main" tabIndex={-1}>
        <ThankYou title={WORDS.title} text={WORDS.text(decisionTime)} />
        <div className="app-wrap app-main">
          <NextSteps title={WORDS.next} steps={WORDS.steps(decisionTime)} />
          <Actions
            flat
            note={
              <>
                {WORDS.changed[0]}
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
                {WORDS.changed[1]}
                <a href={contact.phoneHref}>{contact.phone}</a>
                {WORDS.changed[2]}
              </>
            }
          >
            <PdfDownload />
            <LogOutButton />
          </Actions>
        </div>
      </main>
    </>
  );
}
