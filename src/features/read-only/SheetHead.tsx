import { Fragment } from 'react';
import type { FormView } from '../../core/answers/FormState.ts';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { isUnanswered } from '../../core/run/validation/countRequired.ts';
import { nameOf } from '../../core/run/validation/nameOf.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { breakAddress, Mark } from '../../ui/index.ts';
import type { ApplicationFacts } from './describeApplication.ts';
import { READ_ONLY_WORDS } from './readOnlyWords.ts';
import type { FileNames } from './readQuestion.ts';
import { rowId } from './ReadOnlyLines.tsx';

const WORDS = READ_ONLY_WORDS.lead;

/** How many open questions are named; the rest are counted, so that the answers are not pushed down. */
const NAMED = 5;

interface SheetHeadProps {
  index: FormIndex;
  view: FormView;
  fileNames: FileNames;
  facts: ApplicationFacts;
}

/** Begins the sheet with what a reader looks for: who applies for what, the documents, and what is missing. */
export function SheetHead({ index, view, fileNames, facts }: SheetHeadProps) {
  const shown = index.questions.filter((placed) => isShown(placed, view));
  const uploads = shown.flatMap(({ question }) => (question.kind === 'upload' ? question : []));
  const open = shown.filter(({ question }) => question.kind !== 'upload' && isUnanswered(question, view));
  const more = open.length - NAMED;
  return (
    <header className="app-read-only-sheet__head">
      <span className="app-mark">
        <Mark school={school} />
      </span>
      <h1 className="app-read-only-sheet__title">{school.applicationTitle}</h1>
      <div className="app-read-only-lead">
        {facts.draft && <strong className="app-read-only-lead__name">{facts.draft}</strong>}
        {facts.name && (
          <strong className="app-read-only-lead__name" translate="no">
            {facts.name}
          </strong>
        )}
        {facts.lead.length > 0 && <span translate="no">{facts.lead.join(' · ')}</span>}
        <dl className="app-read-only-lead__lists">
          <div>
            <dt>{WORDS.documents}</dt>
            {uploads.map(({ key, label, required }) => {
              const name = fileNames(key);
              return (
                <dd key={key}>
                  <a href={`#${rowId(key)}`}>
                    <span>{`${label}: `}</span>
                    <span translate={name ? 'no' : undefined}>
                      {name ?? (required ? WORDS.missing : READ_ONLY_WORDS.notProvided)}
                    </span>
                  </a>
                </dd>
              );
            })}
          </div>
          <div>
            <dt>{WORDS.open(open.length)}</dt>
            <dd>
              {open.slice(0, NAMED).map((placed, at) => (
                <Fragment key={placed.question.key}>
                  {at > 0 && <span>, </span>}
                  <a href={`#${rowId(placed.question.key)}`}>{nameOf(placed)}</a>
                </Fragment>
              ))}
              <span>{more > 0 ? WORDS.more(more) : open.length === 0 && WORDS.none}</span>
            </dd>
          </div>
        </dl>
      </div>
      {facts.contact.length > 0 && (
        <div className="app-read-only-sheet__meta" translate="no">
          {facts.contact.map((fact) => (
            <div key={fact}>{breakAddress(fact)}</div>
          ))}
        </div>
      )}
    </header>
  );
}
