import { LogOutButton } from '../../features/account/index.ts';
import { PdfDownload } from '../../features/documents/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Actions, NextSteps, ThankYou } from '../../ui/index.ts';

const { contact } = school;

const STEPS = [
  { title: 'Today', text: 'Download the PDF copy below and keep it with your papers.' },
  {
    title: `The next ${school.decisionTime}`,
    text: 'The admission office reads every answer and document you sent.',
  },
  { title: `Within ${school.decisionTime}`, text: 'You hear from us by e-mail, at the address you gave us.' },
];

/** The thank-you page: banner and account, but no step, summary, form or submit button (PROD-12, ROUTE-07). */
export function CompletionScreen() {
  return (
    <>
      <title>{`Thank you · ${school.name}`}</title>
      <main id="main" tabIndex={-1}>
        <ThankYou
          title="Thank you for applying!"
          text={`We have received your application. You will hear from us within ${school.decisionTime}.`}
        />
        <div className="app-wrap app-main">
          <NextSteps title="What happens next" steps={STEPS} />
          <Actions
            flat
            note={
              <>
                Something changed? Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
                <a href={contact.phoneHref}>{contact.phone}</a>.
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
