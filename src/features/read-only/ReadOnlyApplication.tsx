import { useEffect } from 'react';
import { cleanText } from '../../core/text/cleanText.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import type { FormView } from '../../core/run/answers/FormState.ts';
import type { ViewSession } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { officeTime } from '../../tenant/officeTime.ts';
import { breakAddress, Mark } from '../../ui/index.ts';
import { ReadOnlyContentView, ReadOnlySection } from './ReadOnlyContentView.tsx';
import { READ_ONLY_WORDS as WORDS } from './readOnlyWords.ts';
import { fileNamesIn } from './readQuestion.ts';
import { readSection } from './readSection.ts';

/** Chromium 131 and Safari 18.2 print the running head in the margin (styles/base/_print.scss). */
const HAS_MARGIN_BOXES = 'CSSMarginRule' in window;

/** Shows an application as text, for staff and print, without controls and links. Spec §6 "Service user". */
export function ReadOnlyApplication({ session }: { session: ViewSession }) {
  const fileNames = fileNamesIn(session.documents);
  const { index, view } = session.form;
  const facts = describeApplication(view, session.about);
  const running = facts.join(' · ');
  // Never removed: there is no way to leave this view.
  useEffect(() => {
    document.documentElement.style.setProperty('--app-running-head', JSON.stringify(running));
  }, [running]);
  return (
    <div className="app-read-only-sheet">
      {/* Repeats these facts on each printed page. */}
      {!HAS_MARGIN_BOXES && (
        <p className="app-read-only-sheet__running" aria-hidden="true">
          <span className="app-read-only-sheet__running-line">{running}</span>
        </p>
      )}
      <title>{ROUTE_WORDS.documentTitle(school.applicationTitle, school.name)}</title>
      <header className="app-read-only-sheet__head">
        <div>
          <span className="app-mark">
            <Mark school={school} />
          </span>
          <h1 className="app-read-only-sheet__title">{school.applicationTitle}</h1>
        </div>
        {facts.length > 0 && (
          <div className="app-read-only-sheet__meta" translate="no">
            {facts.map((fact) => (
              <div key={fact}>{breakAddress(fact)}</div>
            ))}
          </div>
        )}
      </header>
      <main id="main">
        {index.form.pages.map((page) => (
          <ReadOnlySection key={page.id} title={page.title} level={2}>
            {page.sections.map((section) => (
              <ReadOnlyContentView
                key={section.id}
                title={section.title}
                level={3}
                lines={readSection(section, view, fileNames)}
              />
            ))}
          </ReadOnlySection>
        ))}
      </main>
    </div>
  );
}

/** Returns the applicant's name, e-mail address, account and submission time, as far as they are known. */
function describeApplication(view: FormView, { username, submitted_at }: ViewSession['about']): string[] {
  const name = [view.read('first_name'), view.read('last_name')].filter(Boolean).join(' ');
  return [
    name,
    view.read('contact_email'),
    username && WORDS.account(username),
    submitted_at && WORDS.submitted(officeTime(submitted_at)),
  ].flatMap((fact) => (fact ? [cleanText(fact)] : []));
}
