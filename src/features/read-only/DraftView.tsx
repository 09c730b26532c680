import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { documentsOf, documentsQuery, useCached, useSession } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Button } from '../../ui/index.ts';
import { nameOfDraft } from './describeApplication.ts';
import { READ_ONLY_WORDS } from './readOnlyWords.ts';
import { ReadOnlySheet } from './ReadOnlySheet.tsx';

const WORDS = READ_ONLY_WORDS.draft;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export interface DraftViewProps {
  onClose: () => void;
  /** Receives focus on close. */
  returnTo: RefObject<HTMLElement | null>;
}

/**
 * Shows the unsubmitted application as staff would read it, to be printed or saved; without any call.
 *
 * It replaces the page until it is closed, instead of printing at once, because on many phones only the share menu
 * prints, which takes what is on the screen.
 */
export function DraftView({ onClose, returnTo }: DraftViewProps) {
  const { form, sdk } = useSession();
  const documents = documentsOf(useCached(documentsQuery(sdk)));
  const bar = useRef<HTMLElement>(null);
  const fileName = nameOfDraft(form.view, school.name);
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    const { scrollY } = window;
    const target = returnTo.current;
    if (root) root.style.display = 'none';
    window.scrollTo(0, 0);
    bar.current?.focus();
    return () => {
      if (root) root.style.display = '';
      window.scrollTo(0, scrollY);
      target?.focus({ preventScroll: true });
    };
  }, [returnTo]);
  useLayoutEffect(() => {
    const before = document.title;
    document.title = fileName;
    // Another page may have set its own title.
    return () => {
      if (document.title === fileName) document.title = before;
    };
  }, [fileName]);
  return createPortal(
    // Takes the focus when its text is pressed, so that Escape still closes it.
    <div tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <section className="app-draft-bar" ref={bar} tabIndex={-1} aria-label={ROUTE_WORDS.printDraft}>
        <p>{WORDS.hint}</p>
        <Button onClick={() => window.print()}>{WORDS.start}</Button>
        <Button variant="outline" onClick={onClose}>
          {WORDS.back}
        </Button>
      </section>
      <ReadOnlySheet
        form={form}
        documents={documents}
        draft={WORDS.mark(DAY.format(new Date(form.view.today())))}
      />
    </div>,
    document.body,
  );
}
