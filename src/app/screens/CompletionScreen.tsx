import type { ReactNode } from 'react';
import { school } from '../../tenant/school.ts';
import { NextSteps, ThankYou } from '../../ui/index.ts';

const STEPS = [
  {
    title: 'We read your application',
    text: 'The admission office reads every answer and document you sent.',
  },
  { title: 'You hear from us', text: 'We send our decision to your e-mail address within two weeks.' },
  { title: 'Something changed?', text: `Write to ${school.contact.email} or call ${school.contact.phone}.` },
];

/** The thank-you page, without form chrome (PROD-12, ROUTE-07). */
export function CompletionScreen({ pdf }: { pdf: ReactNode }) {
  return (
    <>
      <title>{`Thank you · ${school.name}`}</title>
      <ThankYou
        title="Thank you for applying!"
        text={
          <>
            <p>We have received your application. You will hear from us within two weeks.</p>
            {pdf}
          </>
        }
      />
      <div className="app-wrap">
        <NextSteps steps={STEPS} />
      </div>
    </>
  );
}
