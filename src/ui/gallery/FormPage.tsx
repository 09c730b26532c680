import { useState } from 'react';
import {
  Actions,
  Banner,
  Button,
  buttonClassName,
  ErrorSummary,
  Footer,
  Header,
  Icon,
  LinkButton,
  PageHead,
  Popover,
  SaveStatus,
  SkipLink,
  Spinner,
  StepNavigation,
} from '../index.ts';
import { ChoiceSections } from './ChoiceSections.tsx';
import { FieldSections } from './FieldSections.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { promises, school } from './samples.ts';

export function FormPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SkipLink target="main" />
      <Header {...school} homeHref="#">
        <Popover label="Account" icon="account" isOpen={isOpen} onToggle={setIsOpen}>
          <p className="app-popover__facts">
            <span>Logged in as</span>maya.okafor@example.edu
          </p>
          <Button variant="outline">Log Out</Button>
        </Popover>
      </Header>
      <Banner
        tag="11/20: application deadline"
        title="Welcome back! Pick up right where you left off."
        sub="Finish by November 20 and you’ll hear from us within two weeks."
        isSubBrief
        promises={promises}
        step={1}
      />
      <StepNavigation
        label="Application steps"
        items={[
          {
            id: 'about',
            number: 1,
            label: 'About You',
            href: '#about',
            current: true,
            problems: '6 to fix',
            description: 'Who you are and how to reach you.',
          },
          {
            id: 'education',
            number: 2,
            label: 'Academics',
            href: '#education',
            current: false,
            problems: '2 to fix',
            description: 'Where you have studied.',
          },
          {
            id: 'final',
            number: 3,
            label: 'Submit',
            href: '#final',
            current: false,
            description: 'Read, sign and send.',
          },
        ]}
        renderLink={(_item, props, children) => <a {...props}>{children}</a>}
      />
      <main className="app-main app-wrap" id="main" tabIndex={-1}>
        <PageHead
          eyebrow="Step 1 of 3"
          title="About You"
          intro="Eight short sections about you and the people who look after you. Most people need about ten minutes."
        />
        <ErrorSummary
          title="Please review your application"
          text="3 items need your attention before you can submit. Select an item to go to that question."
          groups={[
            {
              title: 'About You',
              items: [
                { key: 'last_name', text: 'Legal last name: is a required field' },
                { key: 'citizenship_status', text: 'Citizenship status is a required field' },
              ],
            },
            { title: 'Academics', items: [{ key: 'hs_name', text: 'High school is a required field' }] },
          ]}
        />
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <FieldSections />
          <ChoiceSections />
          <OverlaySection />
          <section className="app-form-section" aria-label="Buttons">
            <div className="app-form-section__body">
              <Actions flat>
                <Button>Primary</Button>
                <Button variant="outline">Outline</Button>
                <Button variant="quiet">Quiet</Button>
                <Button disabled>Disabled</Button>
                <Button size="submit" busy>
                  Submit
                </Button>
                <Spinner size="small" />
                <Spinner />
                <Spinner size="large" />
              </Actions>
              <SaveStatus state="saved" text="Saved a moment ago" />
              <SaveStatus state="saving" text="Saving…" />
              <SaveStatus
                state="failed"
                text="We could not save your answers. They are still here."
                onRetry={() => {}}
              />
            </div>
          </section>
          <Actions note="Your answers save when you move between pages.">
            <a className={buttonClassName({ size: 'navigation' })} href="#next">
              Save and Continue
              <Icon name="next" />
            </a>
            <Button size="submit">Submit</Button>
          </Actions>
        </form>
      </main>
      <Footer
        address={
          <>
            Alder Valley University, Office of Undergraduate Admission
            <br />
            <a className="app-tap" href="tel:+15555550100">
              (555) 555-0100
            </a>
          </>
        }
      >
        <LinkButton>Help</LinkButton>
        <LinkButton>Privacy</LinkButton>
      </Footer>
    </>
  );
}
