import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import type { FormView } from '../../core/run/answers/FormState.ts';
import type { ViewSession } from '../../session/Session.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Mark } from '../../ui/index.ts';
import { ReadOnlyContentView, ReadOnlySection } from './ReadOnlyContentView.tsx';
import { fileNamesIn } from './readQuestion.ts';
import { readSection } from './readSection.ts';

/**
 * Shows a whole application as text, for staff and for print: black on white, always light. Spec §6 "Service user".
 *
 * The answers are those the service token opened; nothing here can be changed, pressed or followed.
 */
export function ReadOnlyApplication({ session }: { session: ViewSession }) {
  const fileNames = fileNamesIn(session.documents);
  const { index, view } = session.form;
  const applicant = whoseApplication(view);
  return (
    <div className="app-read-only-sheet">
      <title>{SHARED_WORDS.documentTitle(school.applicationTitle, school.name)}</title>
      <header className="app-read-only-sheet__head">
        <div>
          <span className="app-mark">
            <Mark school={school} />
          </span>
          <h1 className="app-read-only-sheet__title">{school.applicationTitle}</h1>
        </div>
        {applicant && (
          <div className="app-read-only-sheet__meta" translate="no">
            {applicant}
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
                content={readSection(section, view, fileNames)}
              />
            ))}
          </ReadOnlySection>
        ))}
      </main>
    </div>
  );
}

/** Name and e-mail address, a line each; nothing where neither was given. */
function whoseApplication(view: FormView): string {
  const name = [view.read('first_name'), view.read('last_name')].filter(Boolean).join(' ');
  return [name, view.read('contact_email')].filter(Boolean).join('\n');
}
