import {
  Button,
  buttonClassName,
  Footer,
  FullPageMessage,
  Header,
  Mark,
  NextSteps,
  ReadOnlyChoices,
  ReadOnlyRow,
  ReadOnlyRows,
  ReadOnlySection,
  ReadOnlySheet,
  ThankYou,
} from '../index.ts';
import { school } from './samples.ts';

export function ThanksPage() {
  return (
    <>
      <main style={{ flex: 1 }}>
        <ThankYou
          title="Thank you, Maya."
          text="We have your application. You’ll have a decision within two weeks, sent to maya@example.edu."
        >
          <Mark {...school} homeHref="#" />
        </ThankYou>
        <div className="app-wrap app-main">
          <NextSteps
            title="What happens next"
            steps={[
              { title: 'Today', text: 'We email you a receipt.' },
              { title: 'This week', text: 'Ask your counselor to send your transcript.' },
              { title: 'Within two weeks', text: 'You’ll have our answer by email and by letter.' },
            ]}
          />
          <Button variant="quiet">Log Out</Button>
        </div>
      </main>
      <Footer address="Alder Valley University" />
    </>
  );
}

export function ErrorPage() {
  return (
    <>
      <Header {...school} homeHref="#" />
      <FullPageMessage
        title="Something went wrong."
        text="The issue that caused you to see this has been logged. We will get it fixed as soon as possible."
      >
        <a className={buttonClassName({ size: 'navigation' })} href="#">
          Back to my application
        </a>
      </FullPageMessage>
    </>
  );
}

export function SheetPage() {
  return (
    <ReadOnlySheet
      {...school}
      title="Maya Adaeze Okafor"
      meta={'Application for Fall 2025\nmaya@example.edu'}
    >
      <ReadOnlySection title="About You">
        <ReadOnlySection title="Your name" level={3}>
          <ReadOnlyRows label="Your name">
            <ReadOnlyRow label="Legal first name" value="Maya" />
            <ReadOnlyRow label="Suffix" value="" />
            <ReadOnlyChoices
              label="What is your citizenship status?"
              choices={[
                { label: 'U.S. citizen', chosen: false },
                { label: 'Permanent resident', chosen: true },
                { label: 'Citizen of another country', chosen: false },
              ]}
            />
          </ReadOnlyRows>
        </ReadOnlySection>
      </ReadOnlySection>
    </ReadOnlySheet>
  );
}
